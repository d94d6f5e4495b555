import { afterAll, beforeAll, expect, test } from 'vitest';
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
    await tab.run(() => location.assign('/icon.svg'));
    await tab.until((address) => location.pathname === address, '/icon.svg');
    await tab.run(() => history.back());
    await tab.until(() => (window as unknown as { kept?: boolean }).kept === true);
  }
  expect(await engine.problems()).toEqual([]);
});
