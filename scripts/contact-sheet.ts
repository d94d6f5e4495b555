import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { blogPicture, blogPictureNames } from '@/lib/picture/pictures';
import { pictureNames, renderPicture } from '../art/gallery';
import { chromiumFlags, findChromium } from './test/chromium';

const drawings = new Map<string, () => string>([
  ...pictureNames.map((name) => [name, () => renderPicture(name)] as const),
  ...blogPictureNames.map((name) => [name, () => blogPicture(name)?.draw() ?? ''] as const),
]);

/**
 * Draws pictures, by day and by night, at their own size on one page and prints where its picture
 * lies. Arguments are names or beginnings of names, as `cover-`; none means every picture.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-sheet-'));
  const wished = process.argv.slice(2);
  const figures: string[] = [];
  for (const [name, draw] of drawings) {
    if (wished.length > 0 && !wished.some((start) => name.startsWith(start))) continue;
    await writeFile(join(folder, `${name}.svg`), draw());
    for (const [scheme, ground] of [
      ['light', '#F2F1E9'],
      ['dark', '#0C1A17'],
    ]) {
      figures.push(
        `<figure style="color-scheme:${scheme};background:${ground}"><img src="${name}.svg" alt=""><figcaption>${name} ${scheme}</figcaption></figure>`,
      );
    }
  }
  const style =
    'body{margin:12px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}figcaption{color:#888}';
  const page = join(folder, 'index.html');
  await writeFile(page, `<!doctype html><style>${style}</style>${figures.join('')}`);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  const tab = await browser.newPage({ viewport: { width: 1944, height: 1000 } });
  await tab.goto(`file://${page}`);
  const picture = join(folder, 'contact-sheet.png');
  await tab.screenshot({ path: picture, fullPage: true });
  await browser.close();
  process.stdout.write(`${picture}\n`);
}

await main();
