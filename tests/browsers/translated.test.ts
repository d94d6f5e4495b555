import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '@/lib/routes';
import { translate, translated } from '@/tests/e2e/support/translate';
import { engines } from './engines/engines';
import { type Engine, patience, type Tab } from './engines/tab';

/** What is seen of the elements of a selector. Runs in the page. */
const wordsOf = (selector: string): string =>
  [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility())
    .map(({ textContent }) => textContent?.trim())
    .join('\n');

describe.each(engines)('$name', ({ start }) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start();
    tab = engine.tab;
  });
  afterAll(() => engine?.close());
  afterEach(async () => expect(await engine.problems()).toEqual([]));

  const open = async (path: string) => {
    await tab.open(path);
    await tab.run(translate);
  };
  const reads = (selector: string, words: string) =>
    expect.poll(() => tab.run(wordsOf, selector), { timeout: patience }).toContain(words);

  test('the search of a translated page finds anew, and leads to a page', async () => {
    await open(routes.pricing);
    await tab.click('header button[commandfor="search"]');
    await tab.until(() => document.activeElement?.matches('.search-field'));
    await tab.type('xqzv');
    await reads('.search-nothing-title', translated('No stop called “xqzv”'));
    await tab.press('Escape');
    await tab.type('driver accounts');
    await reads('.search-foot p', translated('results in'));
    await reads('.search-preview-title', '»');
    const preview = await tab.run(wordsOf, '.search-preview-title');
    await reads('.search-row[aria-selected=true] .search-row-title', preview);
    await tab.press('Enter');
    await tab.until((path) => location.pathname === path, routes.helpDriverManagement);
    await reads('h1', '»');
  });

  test('the contact form of a translated page counts its gaps, and is sent', async () => {
    await open(routes.contact);
    await tab.click('main form [type="submit"]');
    await reads('.error-summary h2', translated('Four things'));
    for (const [field, text] of [
      ['firstName', 'Marisol'],
      ['lastName', 'Castellanos'],
      ['email', 'm.castellanos@example.com'],
      ['message', 'Forty bikes.'],
    ] as const) {
      await tab.click(`#contact-${field}`);
      await tab.type(text);
      if (field === 'lastName') await reads('.error-summary h2', translated('Two things'));
    }
    await tab.click('main form [type="submit"]');
    await reads('h1', translated('Message sent'));
    await reads('.contact-sent dd', 'Forty bikes.');
  });

  test('the planner of a translated page weaves, is stopped, edited and taken back', async () => {
    await open(`${routes.routeOptimization}#planner`);
    await tab.until(() => document.querySelector('.planner-drop, .planner-curve'));
    const runs = (kind: string) =>
      tab.until((run) => document.querySelector(`[data-planner-run="${run}"] [data-van]`), kind);
    await runs('idle');
    const figure = '.planner-readings .planner-figure';
    const byHand = await tab.run(wordsOf, figure);
    await tab.click('.planner-main');
    await runs('weaving');
    await reads('.planner-main', translated('Stop'));
    await tab.click('.planner-main');
    await runs('stopped');
    await reads('.planner-main', translated('Go on from'));
    await tab.click('.planner-stop');
    await tab.click('.planner-delete');
    await runs('edited');
    await reads('.planner-main', translated('Weave again'));
    for (const state of ['stopped', 'idle']) {
      await tab.click('.planner-back');
      await runs(state);
    }
    expect(await tab.run(wordsOf, figure)).toBe(byHand);
  });
});
