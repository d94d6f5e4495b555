import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SamplePost } from './sample-posts';

/** A typed file, as editors write them. */
const source = (type: string, name: string, value: unknown): string =>
  `import type { ${type} } from '../types';

export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type};
`;

/** Adds imports at the top of a list of content and entries at the end of the list. */
async function extend(file: string, imports: readonly string[], entries: readonly string[]) {
  const text = await readFile(file, 'utf8');
  const end = Math.max(text.lastIndexOf(');'), text.lastIndexOf('};'));
  if (end < 0) throw new Error(`${file} ends on no list.`);
  const parts = [...imports, text.slice(0, end), ...entries, text.slice(end)];
  await writeFile(file, parts.join('\n'));
}

/** Writes posts into a copy of the site: a file each, and their places in the two lists. */
export async function writePosts(site: string, samples: readonly SamplePost[]): Promise<void> {
  const folder = join(site, 'content', 'blog');
  const charted = samples.filter(({ chart }) => chart);
  for (const { post, chart } of samples) {
    const name = `${post.slug}.ts`;
    await writeFile(join(folder, 'posts', name), source('BlogPost', 'post', post));
    if (chart)
      await writeFile(join(folder, 'charts', name), source('ArticleChart', 'chart', chart));
  }
  await extend(
    join(folder, 'index.ts'),
    samples.map(({ post: { id, slug } }) => `import { post as post${id} } from './posts/${slug}';`),
    samples.map(({ post: { id } }) => `  post${id},`),
  );
  await extend(
    join(folder, 'charts.ts'),
    charted.map(
      ({ post: { id, slug } }) => `import { chart as chart${id} } from './charts/${slug}';`,
    ),
    charted.map(({ post: { id, slug } }) => `  '${slug}': chart${id},`),
  );
}
