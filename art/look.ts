import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { colors } from '@/lib/palette';
import { pictures } from '@/lib/picture/manifest';
import { chromiumFlags, findChromium } from '../scripts/test/chromium';

const schemes = [
  ['light', colors.paper[0]],
  ['dark', colors.paper[1]],
] as const;

const figures = (name: string, file: string): readonly string[] =>
  schemes.map(
    ([scheme, ground]) =>
      `<figure style="color-scheme:${scheme};background:${ground}"><img src="file://${resolve('public', 'images', file)}" alt=""><figcaption>${name} ${scheme}</figcaption></figure>`,
  );

/**
 * Shows pictures as `npm run art` has drawn them, by day and by night, at their own size on one page
 * and prints where its picture lies. Arguments are names or beginnings of names, as `cover-`; none
 * means every picture.
 */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const shown = Object.entries(pictures)
    .filter(([name]) => asked.length === 0 || asked.some((start) => name.startsWith(start)))
    .flatMap(([name, { file }]) => figures(name, file));
  const style = `body{margin:12px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{color:${colors.edge[0]}}`;
  const folder = await mkdtemp(join(tmpdir(), 'look-'));
  const page = join(folder, 'index.html');
  await writeFile(page, `<!doctype html><style>${style}</style>${shown.join('')}`);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  const tab = await browser.newPage({ viewport: { width: 1944, height: 1000 } });
  await tab.goto(`file://${page}`);
  const picture = join(folder, 'look.png');
  await tab.screenshot({ path: picture, fullPage: true });
  await browser.close();
  console.log(picture);
}

await main();
