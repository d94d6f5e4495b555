import { fileOf } from '@/lib/picture/pictures';
import { inlineParts } from '@/lib/words/inline-text';
import type { Block, Line } from './blocks';

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

/** A line of copy, with its bold words and links; addresses of the site become absolute. */
export const inlineMarkdown = (line: Line, origin: string): string =>
  (typeof line === 'string' ? inlineParts(line) : line)
    .map((part) => {
      const words = escapedMarkdown(part.text);
      if (part.kind === 'link') return `[${words}](${target(part.href, origin)})`;
      return part.kind === 'strong' ? `**${words}**` : words;
    })
    .join('');

/** A block of an article as Markdown; tables in GitHub's flavor, which readers of such files know. */
export function blockMarkdown(block: Block, origin: string): string {
  const inline = (line: Line) => inlineMarkdown(line, origin);
  switch (block.kind) {
    case 'title':
      return `${'#'.repeat(block.level)} ${escapedMarkdown(block.text)}`;
    case 'text':
      return inline(block.text);
    case 'list': {
      const mark = (at: number) => (block.numbered ? `${at + 1}.` : '-');
      return block.items.map((item, at) => `${mark(at)} ${inline(item)}`).join('\n');
    }
    case 'quote':
      return block.lines.map((line) => `> ${inline(line)}`).join('\n>\n');
    case 'table': {
      const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      const [head, ...body] = [block.columns, ...block.rows].map((cells) => row(cells.map(inline)));
      return [head, row(block.columns.map(() => '---')), ...body].join('\n');
    }
    case 'picture': {
      const address = target(`/images/${fileOf(block.src)}`, origin);
      return `![${escapedMarkdown(block.alt)}](${address})\n\n${inline(block.caption)}`;
    }
  }
}

/** Blocks as a file: a blank line between them, a line break at the end. */
export const markdownFile = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;
