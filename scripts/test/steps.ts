import { ensureChromium, ensureFirefox, ensureNginx, ensureWebkit } from './programs';

/** A command of a test run. */
export interface Step {
  readonly title: string;
  /** For the shell, which finds the packages' own commands. */
  readonly command: string;
  /** Where it writes how many tests passed and failed; without one it counts as one test. */
  readonly report?: string;
  /** What it needs of this machine: installed before the run, or an Error that says what to do. */
  readonly needs?: readonly (() => unknown)[];
  /** Steps that it waits for, where they are part of the run. */
  readonly after?: readonly string[];
  /** Whether nothing else may run beside it. */
  readonly alone?: boolean;
}

/** Vitest with words of its command line: one reporter tells a reader, the other one this script. */
function vitest(title: string, words: string, more: Partial<Step> = {}): Step {
  const report = `test-results/${title.toLowerCase().replace(/\W+/g, '-')}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { title, command: `vitest run ${words} ${reporters}`, report, ...more };
}

const built = ['build'];

/** All steps, by their names. */
const steps = {
  lint: {
    title: 'Lint and format',
    command: `biome ci && stylelint --config scripts/check/stylelint/config.mjs '{app,components}/**/*.css'`,
  },
  types: {
    title: 'Types',
    command: 'next typegen && tsc --noEmit --noUnusedLocals --noUnusedParameters',
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
  edits: vitest('Everyday changes without a build', '--project changes checked table'),
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
    // The path stands in playwright.config.ts too.
    report: 'test-results/e2e.json',
    needs: [ensureChromium],
    after: built,
    // A page that waits for a busy machine is slow in everything.
    alone: true,
  },
  ranges: vitest('Ranges', '--project ranges', { needs: [ensureChromium], alone: true }),
  engines: vitest('Firefox and WebKit', '--project browsers', {
    needs: [ensureFirefox, ensureWebkit],
    after: built,
    alone: true,
  }),
  mutants: { title: 'Mutants', command: 'stryker run', alone: true },
  planner: { title: 'Planner', command: 'tsx scripts/bench/index.ts --planner', alone: true },
  // The package `node` puts that release in front of the one that runs this.
  node: {
    title: 'Build and unit tests with the long-term release of Node',
    command: `npm exec --yes --package=node@24 -- sh -c 'node --version && npm run --silent build && vitest run'`,
    alone: true,
  },
} satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;

/** The names that `--only` and `--with` take. */
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
  'edits',
  'facts',
  'search',
  'weights',
  'browser',
];

/** What runs by one name, in the order of starting. */
export const plans: Readonly<Record<string, readonly StepName[]>> = {
  /** `npm run check` */
  check,
  /** `npm test`: everything that a change of the site can break. */
  test,
  /** `npm run test:quick`: while working. */
  quick: ['types', 'lint', 'advice', 'logic'],
  /** `npm run test:all`: also what takes minutes and rarely changes. */
  all: [...test, 'allPictures', 'changes', 'ranges', 'engines', 'planner', 'node', 'mutants'],
};
