import { buildDay } from '@/content/found/build-day';
import type { Flag } from '@/content/schemas/flags';

interface Publishing {
  /** Shown in `npm run dev` only. */
  readonly draft?: boolean | undefined;
  /** The first day it is shown, YYYY-MM-DD; each kind of entry has one of these, or none. */
  readonly date?: string | undefined;
  readonly published?: string | undefined;
  readonly publishDate?: string | undefined;
  readonly updated?: string | undefined;
}

/** The first day on which an entry is shown; empty for at once. */
export const dayOf = ({ date, published, publishDate, updated }: Publishing): string =>
  date ?? published ?? publishDate ?? updated ?? '';

export const isPublished = (entry: Publishing): boolean => !entry.draft && dayOf(entry) <= buildDay;

/** Whether a flag is on, on a day such as 2026-11-03; `until` is its last one. */
export const isOn = (flag: Flag, day: string): boolean =>
  typeof flag === 'boolean' ? flag : (flag.from ?? day) <= day && day <= (flag.until ?? day);

/** The published entries of a collection; drafts and later ones too in `npm run dev`. */
export const publishedOf = <Entry extends Publishing>(
  entries: Readonly<Record<string, Entry | undefined>>,
  publishing: (entry: Entry) => Publishing = (entry) => entry,
): readonly Entry[] =>
  Object.values(entries)
    .filter((entry) => entry !== undefined)
    .filter((entry) => process.env.NODE_ENV === 'development' || isPublished(publishing(entry)));

/** The entries with the names of their files. */
export const withSlugs = <Entry extends object>(
  entries: Readonly<Record<string, Entry | undefined>>,
): Readonly<Record<string, (Entry & { readonly slug: string }) | undefined>> =>
  Object.fromEntries(
    Object.entries(entries).map(([slug, entry]) => [slug, entry && { ...entry, slug }]),
  );

/** Newest first; those of one day by slug. */
export const newestFirst = <Entry extends { readonly date: string; readonly slug: string }>(
  entries: readonly Entry[],
): readonly Entry[] =>
  entries.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

const noRank = 1_000_000;

/** Entries with a rank first; the others by file name. */
export const byRank = <Entry extends { readonly rank?: number | undefined }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.toSorted((a, b) => (a.rank ?? noRank) - (b.rank ?? noRank));

/** Guides in the order in which one learns: by rank, those of one category together. */
export function inLearningOrder<
  Guide extends { readonly rank?: number | undefined; readonly category: string },
>(guides: readonly Guide[]): readonly Guide[] {
  const ranked = byRank(guides);
  const categories = new Set(ranked.map(({ category }) => category));
  return [...categories].flatMap((id) => ranked.filter(({ category }) => category === id));
}
