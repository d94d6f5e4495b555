import { fileOf } from '@/lib/picture/pictures';
import { inlineParts } from '@/lib/words/inline-text';
import type { Block, Line } from './blocks';

export const escapedMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    // Entities, headings and lists only where they would be read as such.
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)([#+-])(?=\s|#|$)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');

const target = (href: string, origin: string): string =>
  new URL(href, origin).href.replaceAll('(', '%28').replaceAll(')', '%29');

export const inlineMarkdown = (line: Line, origin: string): string =>
  (typeof line === 'string' ? inlineParts(line) : line)
    .map((part) => {
      if (part.kind === 'code') return `\`${part.text}\``;
      const words = escapedMarkdown(part.text);
      if (part.kind === 'link') return `[${words}](${target(part.href, origin)})`;
      return part.kind === 'strong' ? `**${words}**` : words;
    })
    .join('');

/** A block as Markdown; tables in GitHub's flavor. */
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

export const markdownFile = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;
