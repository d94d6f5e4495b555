import { expect, it } from 'vitest';
import { chromiumIn, othersIn } from '@/scripts/bench/results';

it('reads from a report of Playwright which pages axe found nothing on', () => {
  const spec = (title: string) => ({
    title,
    tests: [{ annotations: [{ type: 'version', description: '156.0' }] }],
  });
  const suites = [
    { file: 'tools/chat.spec.ts', specs: [spec('answers')] },
    { file: 'walk/pages.spec.ts', specs: [spec('/'), spec('/contact, /about')] },
  ];
  expect(chromiumIn({ stats: { expected: 3, unexpected: 0 }, suites })).toEqual({
    version: '156.0',
    tests: 3,
    axe: { '/': 0, '/about': 0, '/contact': 0 },
  });
});

it('reads the same of each browser from a report of Vitest', () => {
  const assertionResults = [
    { ancestorTitles: ["'Firefox'"], meta: {} },
    { ancestorTitles: ["'Firefox'"], meta: { version: 'firefox/153.8', path: '/' } },
    { ancestorTitles: ["'WebKit'"], meta: { version: '2.50', path: '/' } },
  ];
  expect(othersIn({ numFailedTests: 0, testResults: [{ assertionResults }] })).toEqual({
    Firefox: { version: '153.8', tests: 2, axe: { '/': 0 } },
    WebKit: { version: '2.50', tests: 1, axe: { '/': 0 } },
  });
});
