import type { BlogPost } from '@/content/blog/types';
import type { HelpArticle } from '@/content/help/types';
import { site } from '@/content/site';
import { helpPath, supportCategoryOf } from '../help';
import { type Block, helpBlocks, postBlocks } from './blocks';
import { blockMarkdown, escapedMarkdown, markdownFile } from './markdown';

export const postMarkdownPath = (slug: string) => `/blog/${slug}.md` as const;

export const helpMarkdownPath = (slug: string) => `/support/articles/${slug}.md` as const;

interface Article {
  readonly title: string;
  readonly lead: string;
  /** Author, date and category. */
  readonly from: string;
  readonly path: string;
  readonly blocks: readonly Block[];
}

const fileOf = ({ title, lead, from, path, blocks }: Article, origin: string): string =>
  markdownFile([
    `# ${escapedMarkdown(title)}`,
    `> ${escapedMarkdown(lead)}`,
    escapedMarkdown(from),
    `<${origin}${path}>`,
    ...blocks.map((block) => blockMarkdown(block, origin)),
  ]);

export function postMarkdown(post: BlogPost, origin: string): string {
  const { title, content, author, date, category, slug } = post;
  const from = `${author}, ${site.name}. ${date}, ${category}.`;
  const blocks = postBlocks(post);
  return fileOf({ title, lead: content, from, path: `/blog/${slug}`, blocks }, origin);
}

export function helpMarkdown(article: HelpArticle, origin: string): string {
  const { title, description, author, updated, category, slug } = article;
  const from = `${author}, ${site.name}. ${updated}, ${supportCategoryOf(category).name}.`;
  const blocks = helpBlocks(article);
  return fileOf({ title, lead: description, from, path: helpPath(slug), blocks }, origin);
}
