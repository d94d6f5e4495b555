import type { ArticleSection, ArticleSource } from '@/content/blog/types';
import { fileOf } from '@/lib/picture/pictures';
import { inlineParts } from '@/lib/words/inline-text';

/** Escapes a text for the inside of elements and attributes, in HTML and in XML. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A line of copy as HTML; addresses of the site become absolute. */
function inlineHtml(line: string, origin: string): string {
  return inlineParts(line)
    .map((part) => {
      const words = escaped(part.text);
      if (part.kind === 'strong') return `<strong>${words}</strong>`;
      if (part.kind === 'text') return words;
      return `<a href="${escaped(new URL(part.href, origin).href)}">${words}</a>`;
    })
    .join('');
}

/** A list as HTML. */
export const listHtml = (items: readonly string[], origin: string): string =>
  `<ul>${items.map((item) => `<li>${inlineHtml(item, origin)}</li>`).join('')}</ul>`;

/** What an article rests on, as an HTML list. */
export const sourcesHtml = (sources: readonly ArticleSource[]): string => {
  const items = sources.map(
    ({ publisher, title, year, href }) =>
      `<li>${escaped(publisher)}, <a href="${escaped(href)}">${escaped(title)}</a>, ${year}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

/**
 * A part of an article as HTML without styles, for feed readers.
 *
 * @param origin of the site, since a feed reader knows no addresses relative to it
 * @param sample what marks a quote that nobody has said
 */
export function partHtml(part: ArticleSection, origin: string, sample: string): string {
  switch (part.type) {
    case 'paragraph':
      return `<p>${inlineHtml(part.content, origin)}</p>`;
    case 'heading':
      return `<h2>${escaped(part.content)}</h2>`;
    case 'list':
      return `<h3>${escaped(part.title)}</h3>${listHtml(part.items, origin)}`;
    case 'quote': {
      const author = part.sample ? `${part.author} (${sample})` : part.author;
      return `<blockquote><p>${escaped(part.content)}</p><p>${escaped(author)}</p></blockquote>`;
    }
    case 'highlight':
      return `<h3>${escaped(part.title)}</h3><p>${inlineHtml(part.content, origin)}</p>`;
    case 'stats':
      return `<h3>${escaped(part.title)}</h3>${listHtml(
        part.stats.map(({ number, label }) => `${number} ${label}`),
        origin,
      )}`;
    case 'image':
      return `<figure><img src="${origin}/images/${fileOf(part.src)}" alt="${escaped(part.alt)}"><figcaption>${escaped(part.caption)}</figcaption></figure>`;
  }
}
