import type { z } from 'zod';

/** A kind of entry that `npm run new` writes. */
export interface Kind {
  /** Where its files lie. */
  readonly folder: string;
  /** What its title must be. */
  readonly title: z.ZodType;
  /** The file with its hints and, where a person must write, nothing; words in braces are filled in. */
  readonly template: string;
  /** The page that shows it; {slug} stands for its own. */
  readonly page: string;
  /** What is to be done beside filling the file. */
  readonly more?: string;
}

/** How long a text may be, as its schema says. */
export const most = ({ maxLength }: { readonly maxLength: number | null }): string =>
  `${maxLength} characters at most`;

/** What every kind ends with, below its own fields. */
export const kept =
  '// Take this line out to publish. Until then only `npm run dev` shows the entry.\n  draft: true,';

/** The first of the categories, and which there are. */
export const category = (names: readonly string[]): string =>
  `// One of ${names.join(', ')}.\n  category: '${names[0]}',`;
