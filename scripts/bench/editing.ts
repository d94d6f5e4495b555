/**
 * `npm run bench:editing`: how soon `npm run dev` shows a content error in the page, and the mended
 * page. It breaks files of this folder for moments, and mends them whatever happens.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { bind } from '../serve/listen';
import { chromiumFlags, ensureChromium } from '../test/chromium';

const [steps, plans] = ['content/home/steps.ts', 'content/plans.ts'];

/** What is done to a file, and the line that must then be in the page. */
const mistakes = [
  { name: 'a field mistyped', file: steps, from: /title: '/, to: "titel: '", line: '.titel' },
  { name: 'the page cannot be drawn', file: plans, from: /price: /, to: 'prise: ', line: '.prise' },
  {
    name: 'the file cannot be read',
    file: steps,
    from: /title: '/,
    to: "title '",
    line: ', line ',
  },
] as const;

const times = 3;
/** Beyond these something waits that should not, however busy the machine is. */
const limits = { shown: 10, mended: 10 };
const patienceMs = 60_000;

const panel = (page: Page) =>
  page.evaluate(() => document.getElementById('content-errors')?.shadowRoot?.textContent ?? '');
/** Whether a page is there, with some words in it. */
const isDrawn = (page: Page, words: string) =>
  page.evaluate(
    (all) =>
      document.querySelector('h1')?.checkVisibility() === true &&
      document.querySelector('main')?.textContent.includes(all) === true,
    words,
  );

/** Seconds until something holds of a page, which may be on its way to a new document meanwhile. */
async function secondsUntil(holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - started > patienceMs) throw new Error('Nothing came for a minute.');
    await new Promise((done) => setTimeout(done, 10));
  }
  return (performance.now() - started) / 1000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(page: Page, { file, from, to, line }: (typeof mistakes)[number]) {
  const text = readFileSync(file, 'utf8');
  const [, words] = /title: '([^']+)'/.exec(text) ?? [];
  if (words === undefined || !from.test(text)) throw new Error(`${file} lacks ${from}.`);
  try {
    writeFileSync(file, text.replace(from, to));
    const shown = await secondsUntil(async () => {
      const lines = await panel(page);
      return lines.includes(file) && lines.includes(line);
    });
    // What the framework still does about the change is no part of what comes next.
    await page.waitForTimeout(2000);
    writeFileSync(file, text);
    const [drawn, mended] = await Promise.all([
      secondsUntil(() => isDrawn(page, words)),
      secondsUntil(async () => (await isDrawn(page, words)) && (await panel(page)) === ''),
    ]);
    await page.waitForTimeout(2000);
    return { shown, drawn, mended };
  } finally {
    writeFileSync(file, text);
  }
}

const free = await bind(createServer(), 0);
free.server.close();
const address = `http://localhost:${free.port}/`;
const started = performance.now();
const dev = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '-p', String(free.port)],
  { stdio: 'ignore' },
);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  await secondsUntil(async () => (await fetch(address)).ok);
  console.log(`first page: ${((performance.now() - started) / 1000).toFixed(2)} s`);
  const page = await browser.newPage();
  await page.goto(address);
  // The content is watched from the first page on.
  await page.waitForTimeout(8000);
  for (const mistake of mistakes) {
    const found: Awaited<ReturnType<typeof measure>>[] = [];
    for (let time = 0; time < times; time += 1) found.push(await measure(page, mistake));
    const [shown, drawn, mended] = (['shown', 'drawn', 'mended'] as const).map((key) =>
      median(found.map((one) => one[key])),
    );
    const said = [shown, drawn, mended].map((seconds = 0) => `${seconds.toFixed(2)} s`);
    console.log(
      `${mistake.name}: line after ${said[0]}, page back after ${said[1]}, line gone after ${said[2]}`,
    );
    if ((shown ?? 0) > limits.shown || (mended ?? 0) > limits.mended) process.exitCode = 1;
  }
} finally {
  await browser.close();
  dev.kill('SIGTERM');
}
