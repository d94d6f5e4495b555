interface Searched {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly category: string;
}

/** Ignores case; an empty category means all. */
export function findPapers<Paper extends Searched>(
  papers: readonly Paper[],
  { query, category }: { query: string; category: string },
): readonly Paper[] {
  const words = query.trim().toLowerCase();
  return papers.filter(
    ({ title, description, tags, category: own }) =>
      (category === '' || category === own) &&
      [title, description, ...tags].some((text) => text.toLowerCase().includes(words)),
  );
}

/** '840 KB', '1.2 MB'. */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const isElsewhere = (file: string): boolean => file.startsWith('https://');

export const paperPath = (file: string) => `/papers/${file}` as const;
