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

/** The lists of the blog, each with the folder of its entries and their type. */
const lists = [
  { name: 'post', list: 'index.ts', folder: 'posts', type: 'BlogPost' },
  { name: 'chart', list: 'charts.ts', folder: 'charts', type: 'ArticleChart' },
] as const;

/** Writes posts into a copy of the site: typed files, as editors write them, and their places in the lists. */
export async function writePosts(site: string, samples: readonly SamplePost[]): Promise<void> {
  const blog = join(site, 'content', 'blog');
  for (const { name, list, folder, type } of lists) {
    const own = samples.filter((sample) => sample[name]);
    for (const { post, [name]: value } of own) {
      const source = `import type { ${type} } from '../types';

export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type};
`;
      await writeFile(join(blog, folder, `${post.slug}.ts`), source);
    }
    const text = await readFile(join(blog, list), 'utf8');
    const end = Math.max(text.lastIndexOf(');'), text.lastIndexOf('};'));
    const lines = [
      ...own.map(
        ({ post: { id, slug } }) =>
          `import { ${name} as ${name}${id} } from './${folder}/${slug}';`,
      ),
      text.slice(0, end),
      ...own.map(({ post: { id, slug } }) =>
        name === 'post' ? `  post${id},` : `  '${slug}': chart${id},`,
      ),
      text.slice(end),
    ];
    await writeFile(join(blog, list), lines.join('\n'));
  }
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
