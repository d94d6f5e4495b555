import { posts } from '@/content/blog';
import * as categories from '@/content/blog/categories';
import { charts } from '@/content/blog/charts';
import * as page from '@/content/blog/page';
import type { ContentModule } from './checks';

/** The files of the blog: a post's is named by its slug, and so is that of its chart. */
export const blogModules: readonly ContentModule[] = [
  { file: 'content/blog/categories.ts', data: categories },
  { file: 'content/blog/charts.ts', data: { charts: Object.keys(charts) } },
  // Ids and slugs alone: the texts stand in the posts' own files.
  { file: 'content/blog/index.ts', data: { posts: posts.map(({ id, slug }) => ({ id, slug })) } },
  { file: 'content/blog/page.ts', data: page },
  ...posts.map((post) => ({ file: `content/blog/posts/${post.slug}.ts`, data: { post } })),
  ...Object.entries(charts).map(([slug, chart]) => ({
    file: `content/blog/charts/${slug}.ts`,
    data: { chart },
  })),
];
