import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  followsTheme,
  type PictureName,
  pictureNames,
  pictureSize,
  renderPicture,
} from '../components/artwork/maps/pictures';

/** Draws every picture, by day and by night, on one page and takes a picture of that page. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-sheet-'));
  const only = process.argv.slice(2);
  const names = pictureNames.filter((name) => only.length === 0 || only.includes(name));
  const figure = (name: PictureName, scheme: 'light' | 'dark') => {
    const { width, height } = pictureSize(name);
    const size = `width="${width}" height="${height}"`;
    return `<figure style="color-scheme:${scheme}"><img src="${name}.svg" alt="" ${size}><figcaption>${name} ${scheme}</figcaption></figure>`;
  };
  for (const name of names) await writeFile(join(folder, `${name}.svg`), renderPicture(name));
  const figures = names.flatMap((name) =>
    followsTheme(name) ? [figure(name, 'light'), figure(name, 'dark')] : [figure(name, 'light')],
  );
  const style =
    'body{margin:12px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}';
  const page = join(folder, 'index.html');
  await writeFile(page, `<!doctype html><style>${style}</style>${figures.join('')}`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const tab = await browser.newPage({ viewport: { width: 1944, height: 1000 } });
  await tab.goto(`file://${page}`);
  const picture = join(folder, 'contact-sheet.png');
  await tab.screenshot({ path: picture, fullPage: true });
  await browser.close();
  process.stdout.write(`${picture}\n`);
}

await main();
