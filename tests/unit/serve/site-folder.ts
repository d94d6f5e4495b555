import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Answer, ask } from '../../hosts/host';
import { startServe } from '../../hosts/serve-process';

/** Long enough that compressing pays. */
export const aboutPage = `<title>About</title>${'<p>About us.</p>'.repeat(60)}`;
const about404 = '<title>Not found</title>';

const files: Record<string, string | Buffer> = {
  'index.html': '<title>Home</title>',
  'index.txt': 'home payload',
  'about.html': aboutPage,
  'about.html.br': brotliCompressSync(aboutPage),
  'about.html.gz': gzipSync(aboutPage),
  'about.txt': 'about payload',
  'about/__next._tree.txt': 'tree payload',
  'about/team.html': '<title>Team</title>',
  '404.html': about404,
  '404.html.br': brotliCompressSync(about404),
  '_not-found.html': '<title>Framework</title>',
  'blog.html': '<title>Blog</title>',
  'blog/404.html': '<title>Article not found</title>',
  'blog/first.html': '<title>First</title>',
  'blog/v1.2.html': '<title>Dotted</title>',
  'blog/café.html': '<title>Café</title>',
  '_next/static/chunks/a1b2.js': 'console.debug(1)',
  '_next/static/only-gzip.css': 'a{}'.repeat(10),
  '_next/static/only-gzip.css.gz': gzipSync('a{}'.repeat(10)),
  'sprites/a1b2/icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/photo.avif': 'avif',
  'images/photo.webp': 'webp',
  'fonts/text.woff2': 'woff2',
  'openapi.json': '{}',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'pricing.md': '# Pricing',
  'sw.js': 'self',
  'digits.bin': '0123456789',
  'empty.txt': '',
  '.env': 'SECRET',
  '.git/config': 'SECRET',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
};

/** A temporary folder and what removes it. */
export type TemporaryFolder = { readonly path: string; remove(): Promise<void> };

/** An empty temporary folder. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'site-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A small built site in `out`, with a secret beside it that no request may reach. */
export async function siteFolder(): Promise<TemporaryFolder & { readonly root: string }> {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'out');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await writeFile(join(folder.path, 'secret.txt'), 'SECRET');
  await writeFile(join(folder.path, 'secret.html'), 'SECRET');
  return { ...folder, root };
}

/** The small site behind the local server. */
export type ServedSite = TemporaryFolder & {
  readonly root: string;
  readonly port: number;
  readonly get: (
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ) => Promise<Answer>;
};

/** Starts the local server on the small site; `remove` ends it. */
export async function serveSite(): Promise<ServedSite> {
  const folder = await siteFolder();
  const host = await startServe(folder.root, join(folder.path, 'mail-list.txt'));
  return {
    ...folder,
    port: host.port,
    get: (path, headers = {}, method = 'GET') => ask(host, path, { headers, method }),
    async remove() {
      await host.stop();
      await folder.remove();
    },
  };
}
