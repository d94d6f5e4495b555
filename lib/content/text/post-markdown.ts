import { blogPage } from '@/content/blog/page';
import type { ArticleSection, BlogPost } from '@/content/blog/types';
import { site } from '@/content/site';
import {
  escapedMarkdown,
  inlineMarkdown,
  listMarkdown,
  markdownFile,
  pictureMarkdown,
  quoteMarkdown,
} from './markdown';

/** Where the Markdown copy of a post stands. */
export const postMarkdownPath = (slug: string) => `/blog/${slug}.md` as const;

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
      return [`## ${escapedMarkdown(part.content)}`];
    case 'list':
      return [`${level} ${escapedMarkdown(part.title)}`, listMarkdown(part.items, origin)];
    case 'quote': {
      const said = part.sample ? ` (${blogPage.sampleQuote.toLowerCase()})` : '';
      return [
        quoteMarkdown([escapedMarkdown(part.content), escapedMarkdown(`${part.author}${said}`)]),
      ];
    }
    case 'highlight':
      return [`${level} ${escapedMarkdown(part.title)}`, inlineMarkdown(part.content, origin)];
    case 'stats':
      return [
        `${level} ${escapedMarkdown(part.title)}`,
        listMarkdown(
          part.stats.map(({ number, label }) => `**${number}** ${label}`),
          origin,
        ),
      ];
    case 'image':
      return [pictureMarkdown(part, origin)];
  }
}

/** A post with its whole text as a Markdown file, for programs that read (llms.txt). */
export function postMarkdown(post: BlogPost, origin: string): string {
  const { title, content, author, date, category, slug, sections, keyTakeaways } = post;
  const firstHeading = sections.findIndex(({ type }) => type === 'heading');
  const opening = firstHeading < 0 ? sections.length : firstHeading;
  return markdownFile([
    `# ${escapedMarkdown(title)}`,
    quoteMarkdown([escapedMarkdown(content)]),
    escapedMarkdown(`${author}, ${site.name}. ${date}, ${category}.`),
    `<${origin}/blog/${slug}>`,
    ...sections.flatMap((part, index) =>
      partMarkdown(part, index < opening ? '##' : '###', origin),
    ),
    `## ${escapedMarkdown(blogPage.takeaways)}`,
    listMarkdown(keyTakeaways, origin),
  ]);
}
