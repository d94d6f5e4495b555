import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const command = 'node_modules/next-sitemap/bin/next-sitemap.mjs';
const names = ['sitemap.xml', 'robots.txt'];

/** By next-sitemap.config.ts. The command never fails, so its output is checked. */
export async function writeSitemap(root: string): Promise<string> {
  await Promise.all(names.map((name) => rm(join(root, name), { force: true })));
  const { stderr } = await run(process.execPath, [
    ...['--import', 'tsx', command],
    ...['--config', 'next-sitemap.config.ts'],
  ]);
  const texts = names.map((name) => readFile(join(root, name), 'utf8').catch(() => ''));
  const [sitemap, robots] = await Promise.all(texts);
  if (!sitemap || !robots)
    throw new Error(`next-sitemap wrote no ${names.join(' or ')}: ${stderr}`);
  const pages = sitemap.split('<loc>').length - 1;
  return `a sitemap of ${pages} pages`;
}
