import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { colors } from '@/lib/palette';
import { pictures } from '@/lib/picture/manifest';

const schemes = [
  ['light', colors.paper[0]],
  ['dark', colors.paper[1]],
] as const;

const figures = (name: string, file: string): readonly string[] =>
  schemes.map(
    ([scheme, ground]) =>
      `<figure style="color-scheme:${scheme};background:${ground}"><img src="file://${resolve('public', 'images', file)}" alt=""><figcaption>${name} ${scheme}</figcaption></figure>`,
  );

// Shows pictures by day and by night on one page, by the beginnings of their names, and prints its path.
const asked = process.argv.slice(2);
const shown = Object.entries(pictures)
  .filter(([name]) => asked.length === 0 || asked.some((start) => name.startsWith(start)))
  .flatMap(([name, { file }]) => figures(name, file));
const style = `body{margin:12px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{color:${colors.edge[0]}}`;
const page = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'index.html');
writeFileSync(page, `<!doctype html><style>${style}</style>${shown.join('')}`);
console.log(`Open file://${page} in a browser.`);
