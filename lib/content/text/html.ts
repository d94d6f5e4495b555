import { fileOf } from '@/lib/picture/pictures';
import { inlineParts } from '@/lib/words/inline-text';
import type { Block, Line } from './blocks';

/** Escapes a text for HTML and XML, attributes included. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** For feed readers, which need absolute addresses. */
export function blockHtml(block: Block, origin: string): string {
  const inline = (line: Line): string =>
    (typeof line === 'string' ? inlineParts(line) : line)
      .map((part) => {
        const words = escaped(part.text);
        if (part.kind === 'strong') return `<strong>${words}</strong>`;
        if (part.kind === 'code') return `<code>${words}</code>`;
        if (part.kind === 'text') return words;
        return `<a href="${escaped(new URL(part.href, origin).href)}">${words}</a>`;
      })
      .join('');
  const each = (tag: string, lines: readonly Line[]): string =>
    lines.map((line) => `<${tag}>${inline(line)}</${tag}>`).join('');
  switch (block.kind) {
    case 'title':
      return each(`h${block.level}`, [block.text]);
    case 'text':
      return each('p', [block.text]);
    case 'list': {
      const tag = block.numbered ? 'ol' : 'ul';
      return `<${tag}>${each('li', block.items)}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${each('p', block.lines)}</blockquote>`;
    case 'table': {
      const rows = block.rows.map((cells) => `<tr>${each('td', cells)}</tr>`);
      return `<table><tr>${each('th', block.columns)}</tr>${rows.join('')}</table>`;
    }
    case 'picture': {
      const picture = `<img src="${origin}/images/${fileOf(block.src)}" alt="${escaped(block.alt)}">`;
      return `<figure>${picture}${each('figcaption', [block.caption])}</figure>`;
    }
  }
}
