import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { offlinePath, routes } from '@/lib/routes';
import { axeFindings } from '@/tests/e2e/support/axe';
import { scrollThrough } from '@/tests/e2e/support/look';
import { pageFamilies } from '@/tests/e2e/support/page-families';
import { translate, translated } from '@/tests/e2e/support/translate';
import { patience, startEngine, type Tab } from './engines/engine';
import { startFirefox } from './engines/firefox';
import { startWebkit } from './engines/webkit';

// What the other makes of browser have done otherwise: dialogs, what a translator leaves, the way back. After
// each test the pages that it opened must have been taken over, lack nothing and complain of nothing.

declare module 'vitest' {
  interface TaskMeta {
    /** What reads the report learns from them which page was looked at in which browser. */
    path?: string;
    version?: string;
  }
}

const wordsOf = (selector: string): string =>
  [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility())
    .map(({ textContent }) => textContent?.trim())
    .join('\n');
const isFocused = (selector: string) => document.activeElement?.matches(selector) === true;
const isAt = (path: string) => location.pathname === path;

describe.each([
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebkit },
])('$name', ({ start }) => {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  let tab: Tab;
  beforeAll(async () => {
    engine = await startEngine(start);
    tab = engine.tab;
  });
  afterAll(() => engine?.close());
  // The scheduler's host is none, and what becomes of its frame is the browser's to say.
  afterEach(async () => {
    const problems = await engine.problems();
    expect(problems.filter((words) => !words.includes('scheduling.'))).toEqual([]);
  });

  const openTranslated = async (path: string) => {
    await tab.open(path);
    await tab.evaluate(translate);
  };
  const reads = (selector: string, words: string) =>
    expect.poll(() => tab.evaluate(wordsOf, selector), { timeout: patience }).toContain(words);

  test.for(pageFamilies)('axe finds nothing on %s', async (path, { task }) => {
    Object.assign(task.meta, { path, version: engine.version });
    await tab.open(path);
    await scrollThrough(tab);
    expect(await axeFindings(tab)).toEqual([]);
  });

  test('the demo dialog opens, closes by Escape and by its button, and gives the focus back', async () => {
    await tab.open(routes.pricing);
    const opener = 'main [commandfor="demo-dialog"][command="show-modal"]';
    for (const close of [
      () => tab.press('Escape'),
      () => tab.click('#demo-dialog [command="close"]'),
    ]) {
      await tab.click(opener);
      await tab.until(() => document.querySelector('#demo-dialog[open][closedby="any"]'));
      await close();
      await tab.until(isFocused, opener);
    }
  });

  test('the search of a translated page finds anew, and leads to a page', async () => {
    await openTranslated(routes.pricing);
    await tab.click('header button[commandfor="search"]');
    await tab.until(isFocused, '.search-field');
    await tab.type('xqzv');
    await reads('.search-dialog h3', translated('No results for “xqzv”'));
    await tab.press('Escape');
    await tab.type('driver accounts');
    await reads('.search-foot p', translated('results in'));
    await tab.press('Enter');
    await tab.until(isAt, routes.helpDriverManagement);
    await reads('h1', '»');
  });

  test('the planner of a translated page optimizes, is stopped, edited and taken back', async () => {
    await openTranslated(`${routes.routeOptimization}#planner`);
    await tab.until(() => document.querySelector('.planner-drop, .planner-curve'));
    const runs = (kind: string) =>
      tab.until((run) => document.querySelector(`[data-planner-run="${run}"] g[data-van]`), kind);
    await runs('idle');
    const figure = '.planner-readings .planner-figure';
    const manual = await tab.evaluate(wordsOf, figure);
    await tab.until(() => document.querySelector('.planner-main:enabled'));
    await tab.click('.planner-main');
    await runs('optimizing');
    await tab.click('.planner-main');
    await runs('stopped');
    await reads('.planner-main', translated('Go on from'));
    await tab.click('.planner-stop');
    await tab.click('.planner-delete');
    await runs('edited');
    for (const state of ['stopped', 'idle']) {
      await tab.click('.planner-back');
      await runs(state);
    }
    expect(await tab.evaluate(wordsOf, figure)).toBe(manual);
  });

  test('Back from another page shows the page whose link within it was followed before', async () => {
    const shows = (path: string) =>
      location.pathname === path &&
      (document.querySelector('#contact-firstName') !== null) === (path === '/contact');
    await tab.open(routes.privacyPolicy);
    await tab.click('.page-contents-list li:nth-child(2) a');
    await tab.until(() => location.hash !== '');
    await tab.click(`header a[href="${routes.contact}"]`);
    await tab.until(shows, routes.contact);
    await tab.evaluate(() => history.back());
    await tab.until(shows, routes.privacyPolicy);
    expect(await tab.evaluate(() => location.hash)).not.toBe('');
    await tab.evaluate(() => history.back());
    await tab.until(() => location.hash === '');
  });

  test('what pages complain of is noticed', async () => {
    await tab.open(offlinePath);
    await tab.evaluate(() => {
      console.info('A message.');
      setTimeout(() => {
        throw new Error('An error.');
      });
      fetch('https://example.com/').catch(() => {});
    });
    const noticed: string[] = [];
    await expect
      .poll(async () => noticed.push(...(await engine.problems())), { timeout: patience })
      .toBeGreaterThanOrEqual(3);
    for (const words of ['A message.', 'An error.', 'connect-src']) {
      expect(noticed.join('\n')).toContain(words);
    }
  });
});
