import { ensureChromium, ensureFirefox, ensureNginx, ensureWebkit } from './programs';

export interface Step {
  readonly title: string;
  /** A shell command; binaries of packages are in PATH. */
  readonly command: string;
  /** Its JSON report of tests; without one it counts as one test. */
  readonly report?: string;
  /** Installed before the run; an Error says what to do. */
  readonly needs?: readonly (() => unknown)[];
  /** Steps to wait for, where they are part of the run. */
  readonly after?: readonly string[];
  /** Whether nothing may run in parallel. */
  readonly alone?: boolean;
}

/** Two reporters: for people, and for this script. */
function vitest(title: string, words: string, more: Partial<Step> = {}): Step {
  const report = `test-results/${title.toLowerCase().replace(/\W+/g, '-')}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { title, command: `vitest run ${words} ${reporters}`, report, ...more };
}

const built = ['build'];

const steps = {
  lint: {
    title: 'Lint and format',
    command: `biome ci && stylelint --config scripts/check/stylelint/config.mjs '{app,components}/**/*.css'`,
  },
  types: {
    title: 'Types',
    command: 'next typegen && tsc -b planner && tsc --noEmit --noUnusedLocals --noUnusedParameters',
  },
  content: { title: 'Content', command: 'tsx scripts/check/content.ts' },
  advice: { title: 'Content and its advice', command: 'tsx scripts/check/content.ts --strict' },
  unused: { title: 'Unused code', command: 'knip' },
  pictures: { title: 'Pictures', command: 'tsx art/draw.ts --check --changed' },
  allPictures: { title: 'All pictures', command: 'tsx art/draw.ts --check' },
  api: { title: 'API document', command: 'tsx scripts/check/api.ts' },
  release: { title: 'Ready to publish', command: 'tsx scripts/check/release.ts' },
  unit: vitest('Unit tests', ''),
  logic: vitest('Unit tests without a page', '--project unit --project mocking'),
  // Both write .next/types.
  build: { title: 'Build', command: 'npm run --silent build', after: ['types'] },
  hosts: vitest('Hosts', '--project hosts', { needs: [ensureNginx], after: built }),
  facts: vitest('Published facts', '--project facts', { after: built }),
  search: vitest('Search', '--project search', { after: built }),
  changes: vitest('Everyday changes', '--project changes', { alone: true }),
  weights: {
    title: 'Weights',
    command: 'tsx scripts/bench/index.ts --weights',
    needs: [ensureChromium],
    after: built,
  },
  browser: {
    title: 'Browser tests',
    command: 'playwright test',
    // Also in playwright.config.ts.
    report: 'test-results/e2e.json',
    needs: [ensureChromium],
    after: built,
    // On a busy machine every page is slow.
    alone: true,
  },
  engines: vitest('Firefox and WebKit', '--project browsers', {
    needs: [ensureFirefox, ensureWebkit],
    after: built,
    alone: true,
  }),
  mutants: { title: 'Mutants', command: 'stryker run', alone: true },
  planner: { title: 'Planner', command: 'tsx scripts/bench/index.ts --planner', alone: true },
  // The package `node` brings another version of Node.
  node: {
    title: 'Build and unit tests with the long-term release of Node',
    command: `npm exec --yes --package=node@24 -- sh -c 'node --version && npm run --silent build && vitest run'`,
    alone: true,
  },
} satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;

/** For `--only` and `--with`. */
export const stepNames = Object.keys(steps) as readonly StepName[];

export const stepOf = (name: StepName): Step => steps[name];

const check: readonly StepName[] = ['lint', 'types', 'unused', 'content', 'pictures', 'api'];

const test: readonly StepName[] = [
  'types',
  'lint',
  'advice',
  'unused',
  'pictures',
  'api',
  'build',
  'unit',
  'hosts',
  'facts',
  'search',
  'weights',
  'browser',
];

/** By name, in order of starting. */
export const plans: Readonly<Record<string, readonly StepName[]>> = {
  check,
  /** All that a change of the site can break. */
  test,
  quick: ['types', 'lint', 'advice', 'logic'],
  /** Also what takes minutes and rarely changes. */
  all: [...test, 'allPictures', 'changes', 'engines', 'planner', 'node', 'mutants'],
};
