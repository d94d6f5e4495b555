import { cp, mkdir, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SamplePost } from './sample-posts';
import type { SiteWeight } from './verdict';

/** What is installed, built or measured, not written. */
const left = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.data',
  'coverage',
  'playwright-report',
  'test-results',
  'tsconfig.tsbuildinfo',
]);

/**
 * Copies the sources of the site into a new folder and links its packages. The bundler follows a link
 * only inside its root, so the copy's root is widened until it holds both.
 */
export async function copySite(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (!left.has(name)) await cp(join(from, name), join(to, name), { recursive: true });
  }
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'dir');
  await rename(join(to, 'next.config.ts'), join(to, 'next.config.site.ts'));
  const config = `import site from './next.config.site';

export default { ...site, turbopack: { root: '/' }, outputFileTracingRoot: '/' };
`;
  await writeFile(join(to, 'next.config.ts'), config);
}

/** What a post is made of: the folder of each file and its type. */
const parts = [
  { name: 'post', folder: 'posts', type: 'BlogPost' },
  { name: 'chart', folder: 'charts', type: 'ArticleChart' },
] as const;

/** Writes posts into a copy of the site: typed files, as editors write them. */
export async function writePosts(site: string, samples: readonly SamplePost[]): Promise<void> {
  for (const { name, folder, type } of parts) {
    for (const { post, [name]: value } of samples) {
      if (!value) continue;
      const source = `import type { ${type} } from '../types';

export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type};
`;
      await writeFile(join(site, 'content', 'blog', folder, `${post.slug}.ts`), source);
    }
  }
}

/**
 * Changes a word in the first section of a post.
 *
 * Throws an Error where the post has no such section.
 */
export async function changeWord(site: string, slug: string): Promise<void> {
  const file = join(site, 'content', 'blog', 'posts', `${slug}.ts`);
  const text = await readFile(file, 'utf8');
  const at = text.indexOf(' the ', text.indexOf('sections:'));
  if (at < 0) throw new Error(`${file} has no word to change.`);
  await writeFile(file, `${text.slice(0, at)} this ${text.slice(at + 5)}`);
}

/** Counts the pages that a build wrote, and weighs what grows with the posts. */
export async function weighSite(site: string): Promise<SiteWeight> {
  const out = join(site, 'out');
  const weight = async (file: string) => (await stat(join(out, `${file}.br`))).size;
  const files = await readdir(out, { recursive: true });
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    blog: await weight('blog.html'),
    index: await weight('blog/posts.json'),
    feed: await weight('feed.xml'),
  };
}
