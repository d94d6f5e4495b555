import { ensureChromium } from '../chromium';
import { ensureNginx } from '../nginx';
import { type Counts, playwrightCounts, vitestCounts } from './counts';

/** A command of the test run; one with a report is counted by its tests, others as one test. */
export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: { readonly file: string; readonly counts: (report: unknown) => Counts };
};

/** Something that must be there before the next steps; throws an Error that says what to do. */
export type Preparation = { readonly name: string; readonly prepare: () => void };

/** A run of Vitest, counted by its report. */
const vitest = (name: string, file: string, ...options: string[]): Step => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  report: { file, counts: vitestCounts },
});

/** Everything `npm test` does, cheapest first, so a mistake shows early. */
export const steps: readonly (Step | Preparation)[] = [
  { name: 'Lint and format', command: ['npm', 'run', '--silent', 'check:lint'] },
  { name: 'Types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'Unused code', command: ['npm', 'run', '--silent', 'check:unused'] },
  { name: 'Content', command: ['npm', 'run', '--silent', 'check:content'] },
  { name: 'API document', command: ['npm', 'run', '--silent', 'check:api'] },
  vitest('Unit tests', 'test-results/unit.json'),
  { name: 'Browser', prepare: ensureChromium },
  { name: 'Web server', prepare: ensureNginx },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('Hosts', 'test-results/hosts.json', '--config', 'vitest.hosts.config.ts'),
  {
    name: 'Browser tests',
    command: ['npx', 'playwright', 'test'],
    // The path stands in playwright.config.ts too, which sets the reporters.
    report: { file: 'test-results/e2e.json', counts: playwrightCounts },
  },
  { name: 'Weights', command: ['npm', 'run', '--silent', 'bench', '--', '--weights'] },
];
