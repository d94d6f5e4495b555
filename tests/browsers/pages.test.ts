import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '@/tests/e2e/support/built-pages';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { type Firefox, startFirefox } from './firefox';

let firefox: Firefox;
beforeAll(async () => {
  firefox = await startFirefox();
});
afterAll(() => firefox.close());

test('no page complains, lacks anything or asks anybody else', async () => {
  const page = await firefox.openPage();
  for (const { path } of builtPages) {
    await page.goto(`${firefox.origin}${path}`);
    await page.waitForFunction(isTakenOver);
  }
  expect(firefox.problems()).toEqual([]);
});

test('messages, errors and what the policy refuses would be noticed', async () => {
  const page = await firefox.openPage();
  await page.goto(`${firefox.origin}/404`);
  await page.evaluate(() => {
    console.info('A message.');
    setTimeout(() => {
      throw new Error('An error.');
    });
    fetch('https://example.com/').catch(() => {});
  });
  const noticed: string[] = [];
  await expect.poll(() => noticed.push(...firefox.problems()), { timeout: 10_000 }).toBe(3);
  expect(noticed.sort()).toEqual([
    expect.stringContaining('A message.'),
    expect.stringContaining('(connect-src) at https://example.com/'),
    expect.stringContaining('An error.'),
  ]);
});
