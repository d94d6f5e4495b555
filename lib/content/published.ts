import { buildDay } from '@/content/found/build-day';

/** What says of an entry whether it is shown. */
interface Publishing {
  /** Not ready: shown during `npm run dev` alone. */
  readonly draft?: boolean | undefined;
  /** The first day on which it is shown, YYYY-MM-DD; each kind of entry has one of these, or none. */
  readonly date?: string | undefined;
  readonly published?: string | undefined;
  readonly publishDate?: string | undefined;
  readonly updated?: string | undefined;
}

const dayOf = ({ date, published, publishDate, updated }: Publishing): string =>
  date ?? published ?? publishDate ?? updated ?? '';

/** Whether a build on a day shows an entry. */
export const isPublished = (entry: Publishing, day: string = buildDay): boolean =>
  !entry.draft && dayOf(entry) <= day;

/** The entries of a collection that are shown: drafts and those of later days in `npm run dev` alone. */
export const publishedOf = <Entry extends Publishing>(
  entries: Readonly<Record<string, Entry | undefined>>,
): readonly Entry[] =>
  Object.values(entries).filter(
    (entry): entry is Entry =>
      entry !== undefined && (process.env.NODE_ENV === 'development' || isPublished(entry)),
  );

/** Puts the newest first; of one day, in the order of their addresses. */
export const newestFirst = <Entry extends { readonly date: string; readonly slug: string }>(
  entries: readonly Entry[],
): readonly Entry[] =>
  entries.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** Behind every rank. */
const noRank = 1_000_000;

/** Puts those with a rank first, in its order; the others follow by the names of their files. */
export const byRank = <Entry extends { readonly rank?: number | undefined }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.toSorted((a, b) => (a.rank ?? noRank) - (b.rank ?? noRank));
