import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { offlinePath, routes } from '@/lib/routes';
import { builtPages } from '@/tests/e2e/support/built-pages';
import { engines } from './engines/engines';
import { type Engine, patience, type Tab } from './engines/tab';

/** Whether an element is there and seen. Runs in the page. */
const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
const isGone = (selector: string): boolean =>
  ![...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
const isFocused = (selector: string): boolean => document.activeElement?.matches(selector) === true;
const says = (selector: string, words: string): boolean =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(words));
const isAt = (path: string): boolean => location.pathname === path;

describe.each(engines)('$name', ({ start }) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start();
    tab = engine.tab;
  });
  afterAll(() => engine?.close());
  // The scheduler's host is none, and what becomes of its frame is the browser's to say.
  afterEach(async () => {
    const problems = await engine.problems();
    expect(problems.filter((words) => !words.includes('scheduling.'))).toEqual([]);
  });

  test('every page is taken over, lacks nothing, and complains of nothing', async () => {
    for (const { path } of builtPages) await tab.open(path);
  });

  test('the menus open by a press, close by Escape, and lead to a page', async () => {
    await tab.open(routes.pricing);
    await tab.click('header [aria-controls="panel-solutions"]');
    await tab.until(isSeen, '#panel-solutions a');
    await tab.press('Escape');
    await tab.until(isGone, '#panel-solutions a');
    await tab.resize(500);
    await tab.click('header [commandfor="site-menu"]');
    await tab.until(isSeen, '#site-menu[open]');
    await tab.click(`#site-menu nav a[href="${routes.contact}"]`);
    await tab.until(isAt, routes.contact);
    await tab.until(isGone, '#site-menu');
    await tab.resize(1440);
  });

  test('the demo dialog opens, closes by Escape, its button and its backdrop, and gives the focus back', async () => {
    await tab.open(routes.pricing);
    const opener = 'main [commandfor="demo-dialog"][command="show-modal"]';
    for (const close of [
      () => tab.press('Escape'),
      () => tab.click('#demo-dialog [command="close"]'),
    ]) {
      await tab.click(opener);
      await tab.until(isSeen, '#demo-dialog[open] h2');
      // From then on a press is no second one of the opening.
      await tab.until(isSeen, '#demo-dialog[closedby="any"]');
      await close();
      await tab.until(isGone, '#demo-dialog');
      await tab.until(isFocused, opener);
    }
  });

  test('a double press opens a dialog and leaves it open', async () => {
    await tab.open(routes.pricing);
    const opener = 'main [commandfor="demo-dialog"][command="show-modal"]';
    await tab.doubleClick(opener);
    await tab.until(isSeen, '#demo-dialog[open] h2');
    await tab.until(isSeen, '#demo-dialog[open][closedby="any"]');
    await tab.press('Escape');
    await tab.until(isGone, '#demo-dialog');
  });

  test('the savings calculator refuses and works out', async () => {
    await tab.open(`${routes.pricing}?vehicles=0&fuel=5000&miles=2000#savings`);
    await tab.until(isSeen, '#savings [aria-invalid="true"]');
    await tab.open(`${routes.pricing}?vehicles=5&fuel=1200&miles=2000`);
    await tab.until(says, '#savings [role="status"]', 'Annual savings $7,338.');
    await tab.click('#savings input');
    await tab.type('0');
    await tab.press('Enter');
    await tab.until(says, '#savings [role="status"]', '.');
    await tab.until((query) => location.search.includes(query), 'fuel=1200');
  });

  test('the list letter and the contact form are filled in by keys and sent', async () => {
    await tab.open(routes.blog);
    await tab.click('main form input[type="email"]');
    await tab.type('ana@example.com');
    await tab.press('Enter');
    await tab.until(says, 'main form [role="status"]', 'Successfully subscribed!');

    await tab.open(routes.contact);
    await tab.click('main form [type="submit"]');
    await tab.until(says, 'main form', 'Enter your first name.');
    for (const [field, text] of [
      ['firstName', 'Marisol'],
      ['lastName', 'Castellanos'],
      ['email', 'm.castellanos@example.com'],
      ['message', 'Forty bikes.'],
    ] as const) {
      await tab.click(`#contact-${field}`);
      await tab.type(text);
    }
    await tab.click('main form [type="submit"]');
    await tab.until(says, 'h1', 'Message sent');
    await tab.until(says, '.contact-sent dd', 'Forty bikes.');
  });

  test('the chat opens, answers and closes', async () => {
    await tab.open(routes.pricing);
    await tab.click('.chat-toggle');
    await tab.until(isFocused, '.chat-input');
    await tab.type('How much does it cost?');
    await tab.press('Enter');
    await tab.until(says, '[data-message="user"]', 'How much does it cost?');
    await tab.until(() => document.querySelectorAll('[data-message="bot"]').length > 1);
    await tab.press('Escape');
    await tab.until(isGone, '.chat-input');
  });

  test('the search finds, is moved in by arrows, and Enter leads to the page', async () => {
    await tab.open(routes.pricing);
    await tab.click('header button[commandfor="search"]');
    await tab.until(isFocused, '.search-field');
    await tab.type('driver accounts');
    const active = () =>
      document.querySelector('.search-field')?.getAttribute('aria-activedescendant');
    await tab.until(active);
    await tab.press('ArrowDown');
    await tab.press('Enter');
    await tab.until((before) => location.pathname !== before, routes.pricing);
    await tab.until(isGone, '.search-field');
    await tab.until(isSeen, 'h1');
  });

  test('the planner weaves, and is stopped', async () => {
    await tab.open(`${routes.routeOptimization}#planner`);
    await tab.until(isSeen, '.planner[data-planner-run="idle"] [data-van]');
    const press = (words: string) => {
      const all = [...document.querySelectorAll<HTMLElement>('.planner button')];
      all.find(({ textContent }) => textContent?.trim() === words)?.click();
    };
    await tab.run(press, 'Weave the day');
    await tab.until(isSeen, '.planner[data-planner-run="weaving"]');
    await tab.run(press, 'Stop');
    await tab.until(isSeen, '.planner[data-planner-run="stopped"]');
    await tab.until(isSeen, '.planner-curve');
  });

  test('the quotes go on, on their page and on the home page', async () => {
    await tab.open(routes.testimonials);
    await tab.click('[aria-label="Next quote"]');
    const shows = (name: string) =>
      [...document.querySelectorAll(`[aria-live] [aria-label="${name}"]`)].some((slide) =>
        slide.checkVisibility({ visibilityProperty: true }),
      );
    await tab.until(shows, '2 of 3');
    await tab.open(routes.home);
    await tab.click('[aria-label="Next quote"]');
    await tab.until(() => document.querySelector('.swiper-slide')?.hasAttribute('inert') === true);
  });

  test('what pages complain of is noticed', async () => {
    await tab.open(offlinePath);
    await tab.run(() => {
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
