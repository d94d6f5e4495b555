import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '@/lib/routes';
import { pageFamilies } from '@/tests/e2e/support/page-families';
import { startFirefoxEngine } from './engines/firefox-engine';
import type { Engine } from './engines/tab';

// Firefox keeps what may be kept. WebKit keeps fewer and lets go of them as it likes, and the browser of
// the browser tests keeps none.
let engine: Engine;
beforeAll(async () => {
  engine = await startFirefoxEngine();
});
afterAll(() => engine?.close());

const isLoaded = (path: string) => location.pathname === path && document.readyState === 'complete';

async function leaveAndComeBack() {
  const { tab } = engine;
  await tab.run(() => location.assign('/icon.svg'));
  await tab.until((address) => location.pathname === address, '/icon.svg');
  await tab.run(() => history.back());
}

test('the browser keeps each kind of page for the way back, as it was left', async () => {
  const { tab } = engine;
  for (const path of pageFamilies) {
    await tab.open(path);
    await tab.until(isLoaded, path);
    await tab.run(() => {
      const kept = Object.assign(window, { kept: false });
      addEventListener('pageshow', ({ persisted }) => {
        kept.kept = persisted;
      });
    });
    await leaveAndComeBack();
    await tab.until(() => (window as unknown as { kept?: boolean }).kept === true);
  }
  expect(await engine.problems()).toEqual([]);
});

test('Back from another page shows the page whose link within it was followed before', async () => {
  const { tab } = engine;
  await tab.open(routes.privacyPolicy);
  await tab.until(isLoaded, routes.privacyPolicy);
  await tab.click('.page-contents-list li:nth-child(2) a');
  await tab.until(() => location.hash !== '');
  await tab.click(`header a[href="${routes.contact}"]`);
  const shows = (path: string) =>
    location.pathname === path &&
    (document.querySelector('main form [autocomplete="given-name"]') !== null) ===
      (path === '/contact');
  await tab.until(shows, routes.contact);
  await tab.run(() => history.back());
  await tab.until(shows, routes.privacyPolicy);
  expect(await tab.run(() => location.hash)).not.toBe('');
  await tab.run(() => history.back());
  await tab.until(() => location.hash === '');
  await tab.run(() => history.go(2));
  await tab.until(shows, routes.contact);
  expect(await engine.problems()).toEqual([]);
});

test('a form that was left while it was sent waits to be sent again', async () => {
  const { tab } = engine;
  await tab.open(routes.blog);
  await tab.run(() => {
    const asked = Object.assign(window, { asked: 0 });
    const send = fetch;
    window.fetch = (address, options) => {
      if (options?.method !== 'POST') return send(address, options);
      asked.asked += 1;
      // Nobody answers.
      return new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    };
  });
  await tab.click('main form input[type="email"]');
  await tab.type('ana@example.com');
  await tab.press('Enter');
  const says = (words: string) =>
    document.querySelector('main form:has([type="email"])')?.textContent.includes(words);
  await tab.until(says, 'Subscribing...');
  await leaveAndComeBack();
  // Kept by the browser, the form tells of the failure; loaded anew, it is as at first. Never is it stuck.
  const isReady = () => {
    const button = document.querySelector('main form:has([type="email"]) button');
    return location.pathname === '/blog' && button?.textContent === 'Subscribe';
  };
  await tab.until(isReady);
  const asked = () => (window as unknown as { asked?: number }).asked ?? 1;
  expect(await tab.run(asked)).toBe(1);
});
