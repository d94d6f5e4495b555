/** Articles as Markdown files with their whole text, for programs that read (llms.txt). */
import { blogPage } from '@/content/blog/page';
import type { ArticleSection, ArticleSource, BlogPost } from '@/content/blog/types';
import { articleWords } from '@/content/help/support';
import type { HelpArticle, HelpBlock } from '@/content/help/types';
import { site } from '@/content/site';
import { workedPath } from '@/lib/worked/worked-csv';
import { helpPath, supportCategoryOf } from '../help';
import {
  escapedMarkdown,
  inlineMarkdown,
  linkMarkdown,
  listMarkdown,
  markdownFile,
  pictureMarkdown,
  quoteMarkdown,
  stepsMarkdown,
  tableMarkdown,
} from './markdown';

/** Where the Markdown copy of a post stands. */
export const postMarkdownPath = (slug: string) => `/blog/${slug}.md` as const;

/** Where the Markdown copy of a help article stands. */
export const helpMarkdownPath = (slug: string) => `/support/articles/${slug}.md` as const;

const titled = (marks: string, title: string): string => `${marks} ${escapedMarkdown(title)}`;

interface Head {
  readonly title: string;
  readonly lead: string;
  /** Who wrote it and when, and what it belongs to. */
  readonly from: string;
  readonly address: string;
}

const fileOf = ({ title, lead, from, address }: Head, blocks: readonly string[]): string =>
  markdownFile([
    titled('#', title),
    quoteMarkdown([escapedMarkdown(lead)]),
    escapedMarkdown(from),
    `<${address}>`,
    ...blocks,
  ]);

/**
 * A part of an article as blocks of Markdown.
 *
 * @param level marks of a part's own title: one deeper than the heading above it
 */
function partMarkdown(part: ArticleSection, level: string, origin: string): readonly string[] {
  switch (part.type) {
    case 'paragraph':
      return [inlineMarkdown(part.content, origin)];
    case 'heading':
      return [titled('##', part.content)];
    case 'list':
      return [titled(level, part.title), listMarkdown(part.items, origin)];
    case 'quote': {
      const said = part.sample ? ` (${blogPage.sampleQuote.toLowerCase()})` : '';
      return [quoteMarkdown([part.content, `${part.author}${said}`].map(escapedMarkdown))];
    }
    case 'highlight':
      return [titled(level, part.title), inlineMarkdown(part.content, origin)];
    case 'stats': {
      const figures = part.stats.map(({ number, label }) => `**${number}** ${label}`);
      return [titled(level, part.title), listMarkdown(figures, origin)];
    }
    case 'image':
      return [pictureMarkdown(part, origin)];
  }
}

/** What a post rests on. */
const sourcesMarkdown = (sources: readonly ArticleSource[], origin: string): string =>
  sources
    .map(({ publisher, title, year, href }) => {
      return `- ${escapedMarkdown(publisher)}, ${linkMarkdown(title, href, origin)}, ${year}`;
    })
    .join('\n');

/** A post. */
export function postMarkdown(post: BlogPost, origin: string): string {
  const { title, content, author, date, category, slug, sections, keyTakeaways, sources } = post;
  const firstHeading = sections.findIndex(({ type }) => type === 'heading');
  const opening = firstHeading < 0 ? sections.length : firstHeading;
  const from = `${author}, ${site.name}. ${date}, ${category}.`;
  return fileOf({ title, lead: content, from, address: `${origin}/blog/${slug}` }, [
    ...sections.flatMap((part, index) =>
      partMarkdown(part, index < opening ? '##' : '###', origin),
    ),
    ...(keyTakeaways.length > 0
      ? [titled('##', blogPage.takeaways), listMarkdown(keyTakeaways, origin)]
      : []),
    ...(post.worked
      ? [
          `${escapedMarkdown(post.worked.title)}: ${linkMarkdown(blogPage.worked, workedPath(slug), origin)}`,
        ]
      : []),
    ...(sources ? [titled('##', blogPage.sources), sourcesMarkdown(sources, origin)] : []),
  ]);
}

const noteNames = { tip: 'Tip', warning: 'Warning' } as const;

function blockMarkdown(block: HelpBlock, origin: string): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return [inlineMarkdown(block.text, origin)];
    case 'steps': {
      const steps = stepsMarkdown(block.steps, origin);
      return block.title ? [titled('###', block.title), steps] : [steps];
    }
    case 'list':
      return [listMarkdown(block.items, origin)];
    case 'table':
      return [
        `${inlineMarkdown(block.caption, origin)}:`,
        tableMarkdown(block.columns, block.rows, origin),
      ];
    case 'picture':
      return [pictureMarkdown(block, origin)];
    case 'tip':
    case 'warning': {
      const title = `**${noteNames[block.type]}: ${escapedMarkdown(block.title)}**`;
      return [quoteMarkdown([title, inlineMarkdown(block.text, origin)])];
    }
  }
}

/** A help article. */
export function helpMarkdown(article: HelpArticle, origin: string): string {
  const { title, description, author, updated, category, slug, chapters, next } = article;
  const from = `${author}, ${site.name}. ${updated}, ${supportCategoryOf(category).name}.`;
  return fileOf({ title, lead: description, from, address: `${origin}${helpPath(slug)}` }, [
    ...chapters.flatMap((chapter) => [
      titled('##', chapter.title),
      ...chapter.blocks.flatMap((block) => blockMarkdown(block, origin)),
    ]),
    ...(next.length > 0
      ? [
          titled('##', articleWords.next),
          next.map(({ label, href }) => `- ${linkMarkdown(label, href, origin)}`).join('\n'),
        ]
      : []),
  ]);
}
