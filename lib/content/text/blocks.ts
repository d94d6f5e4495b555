import { blogPage } from '@/content/blog/page';
import type { ArticleSection, BlogPost } from '@/content/blog/types';
import { articleWords } from '@/content/help/support';
import type { HelpArticle, HelpBlock } from '@/content/help/types';
import type { InlinePart } from '@/lib/words/inline-text';
import { workedPath } from '@/lib/worked/worked-csv';

/** A line of copy, parsed or not. */
export type Line = string | readonly InlinePart[];

/** A block of an article; feed and Markdown render it in their own way. */
export type Block =
  | { kind: 'title'; level: 2 | 3; text: string }
  | { kind: 'text'; text: Line }
  | { kind: 'list'; items: readonly Line[]; numbered?: boolean }
  | { kind: 'quote'; lines: readonly Line[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; src: string; alt: string; caption: string };

const title = (level: 2 | 3, text: string): Block => ({ kind: 'title', level, text });
const paragraph = (text: Line): Block => ({ kind: 'text', text });
const list = (items: readonly Line[]): Block => ({ kind: 'list', items });

/** @param level one deeper than the heading above it */
function partBlocks(part: ArticleSection, level: 2 | 3): readonly Block[] {
  switch (part.type) {
    case 'paragraph':
      return [paragraph(part.content)];
    case 'heading':
      return [title(2, part.content)];
    case 'list':
      return [title(level, part.title), list(part.items)];
    case 'quote': {
      const sample = part.sample ? ` (${blogPage.sampleQuote.toLowerCase()})` : '';
      return [{ kind: 'quote', lines: [part.content, `${part.author}${sample}`] }];
    }
    case 'highlight':
      return [title(level, part.title), paragraph(part.content)];
    case 'stats': {
      const figures = part.stats.map(({ number, label }) => `**${number}** ${label}`);
      return [title(level, part.title), list(figures)];
    }
    case 'image':
      return [{ ...part, kind: 'picture' }];
  }
}

export function postBlocks({ slug, sections, keyTakeaways, worked, sources }: BlogPost): Block[] {
  const firstHeading = sections.findIndex(({ type }) => type === 'heading');
  const opening = firstHeading < 0 ? sections.length : firstHeading;
  const blocks = sections.flatMap((part, index) => partBlocks(part, index < opening ? 2 : 3));
  if (keyTakeaways.length > 0) blocks.push(title(2, blogPage.takeaways), list(keyTakeaways));
  if (worked) {
    blocks.push(
      paragraph([
        { kind: 'text', text: `${worked.title}: ` },
        { kind: 'link', text: blogPage.worked, href: workedPath(slug) },
      ]),
    );
  }
  if (sources) {
    const lines = sources.map(
      (source): Line => [
        { kind: 'text', text: `${source.publisher}, ` },
        { kind: 'link', text: source.title, href: source.href },
        { kind: 'text', text: `, ${source.year}` },
      ],
    );
    blocks.push(title(2, blogPage.sources), list(lines));
  }
  return blocks;
}

const noteNames = { tip: 'Tip', warning: 'Warning' } as const;

function helpBlocksOf(block: HelpBlock): readonly Block[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraph(block.text)];
    case 'steps': {
      const steps: Block = { kind: 'list', items: block.steps, numbered: true };
      return block.title ? [title(3, block.title), steps] : [steps];
    }
    case 'list':
      return [list(block.items)];
    case 'table':
      return [paragraph(`${block.caption}:`), { ...block, kind: 'table' }];
    case 'picture':
      return [{ ...block, kind: 'picture' }];
    case 'tip':
    case 'warning':
      return [
        { kind: 'quote', lines: [`**${noteNames[block.type]}: ${block.title}**`, block.text] },
      ];
  }
}

export function helpBlocks({ chapters, next }: HelpArticle): Block[] {
  const blocks = chapters.flatMap((chapter) => [
    title(2, chapter.title),
    ...chapter.blocks.flatMap(helpBlocksOf),
  ]);
  if (next.length === 0) return blocks;
  const links = next.map(({ label, href }): Line => [{ kind: 'link', text: label, href }]);
  return [...blocks, title(2, articleWords.next), list(links)];
}
