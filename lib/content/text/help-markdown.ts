import { articleWords } from '@/content/help/support';
import type { HelpArticle, HelpBlock } from '@/content/help/types';
import { site } from '@/content/site';
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

/** Where the Markdown copy of a help article stands. */
export const helpMarkdownPath = (slug: string) => `/support/articles/${slug}.md` as const;

const noteNames = { tip: 'Tip', warning: 'Warning' } as const;

function blockMarkdown(block: HelpBlock, origin: string): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return [inlineMarkdown(block.text, origin)];
    case 'steps':
      return [
        ...(block.title ? [`### ${escapedMarkdown(block.title)}`] : []),
        stepsMarkdown(block.steps, origin),
      ];
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
    case 'warning':
      return [
        quoteMarkdown([
          `**${noteNames[block.type]}: ${escapedMarkdown(block.title)}**`,
          inlineMarkdown(block.text, origin),
        ]),
      ];
  }
}

/** A help article with its whole text as a Markdown file, for programs that read (llms.txt). */
export function helpMarkdown(article: HelpArticle, origin: string): string {
  const { title, description, author, updated, category, slug, chapters, next } = article;
  const from = `${author}, ${site.name}. ${updated}, ${supportCategoryOf(category).name}.`;
  return markdownFile([
    `# ${escapedMarkdown(title)}`,
    quoteMarkdown([escapedMarkdown(description)]),
    escapedMarkdown(from),
    `<${origin}${helpPath(slug)}>`,
    ...chapters.flatMap((chapter) => [
      `## ${escapedMarkdown(chapter.title)}`,
      ...chapter.blocks.flatMap((block) => blockMarkdown(block, origin)),
    ]),
    `## ${escapedMarkdown(articleWords.next)}`,
    next.map(({ label, href }) => `- ${linkMarkdown(label, href, origin)}`).join('\n'),
  ]);
}
