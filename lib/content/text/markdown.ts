import { fileOf } from '@/lib/picture/pictures';
import { inlineParts } from '@/lib/words/inline-text';

/** Escapes what Markdown would read as marks; the text then stands as it is written. */
export const escapedMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    // An entity, a heading, a list: only where they would be read as one.
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)([#+-])(?=\s|#|$)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');

/** An address of the site or of another one, as it stands in a Markdown link. */
const target = (href: string, origin: string): string =>
  new URL(href, origin).href.replaceAll('(', '%28').replaceAll(')', '%29');

/** A link in Markdown. */
export const linkMarkdown = (words: string, href: string, origin: string): string =>
  `[${escapedMarkdown(words)}](${target(href, origin)})`;

/** A line of copy, with its bold words and links; addresses of the site become absolute. */
export const inlineMarkdown = (line: string, origin: string): string =>
  inlineParts(line)
    .map((part) => {
      if (part.kind === 'link') return linkMarkdown(part.text, part.href, origin);
      const words = escapedMarkdown(part.text);
      return part.kind === 'strong' ? `**${words}**` : words;
    })
    .join('');

/** A list of lines of copy. */
export const listMarkdown = (items: readonly string[], origin: string): string =>
  items.map((item) => `- ${inlineMarkdown(item, origin)}`).join('\n');

/** Steps of copy, numbered from 1. */
export const stepsMarkdown = (steps: readonly string[], origin: string): string =>
  steps.map((step, index) => `${index + 1}. ${inlineMarkdown(step, origin)}`).join('\n');

/** A table of copy (GitHub's flavor, which is what readers of such files know). */
export function tableMarkdown(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  origin: string,
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = [columns, ...rows].map((cells) =>
    row(cells.map((cell) => inlineMarkdown(cell, origin))),
  );
  return [head, row(columns.map(() => '---')), ...body].join('\n');
}

/** Paragraphs set apart as a quote. */
export const quoteMarkdown = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `> ${paragraph}`).join('\n>\n');

/** A picture of the site, with its caption below. */
export function pictureMarkdown(
  { src, alt, caption }: { src: string; alt: string; caption: string },
  origin: string,
): string {
  const picture = `![${escapedMarkdown(alt)}](${target(`/images/${fileOf(src)}`, origin)})`;
  return `${picture}\n\n${inlineMarkdown(caption, origin)}`;
}

/** Blocks as a file: a blank line between them, a line break at the end. */
export const markdownFile = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;
