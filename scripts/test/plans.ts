import { ensureChromium } from './chromium';
import { type Counts, playwrightCounts, vitestCounts } from './counts';
import { ensureFirefox } from './firefox';
import { ensureNginx } from './nginx';
import { ensureWebkit } from './webkit';

/** A command of the test run, something that must be there before it, or both. */
export type Step = {
  readonly name: string;
  /** Throws an Error that says what to do where something is missing. */
  readonly prepare?: () => void;
  readonly command?: readonly [string, ...string[]];
  /** Where the command writes what its tests came to; without one it counts as one test. */
  readonly report?: { readonly file: string; readonly counts: (report: unknown) => Counts };
};

/** Steps that run at the same time, group after group: cheapest first, so a mistake shows early. */
type Plan = readonly (readonly Step[])[];

const npm = (name: string, script: string): Step => ({
  name,
  command: ['npm', 'run', '--silent', ...script.split(' ')],
});

/** Vitest with some options, which tells both readers and us what it found. */
const vitest = (name: string, file: string, options = ''): Step => ({
  name,
  command: [
    'npx',
    ...`vitest run --reporter=default --reporter=json --outputFile.json=${file} ${options}`
      .trim()
      .split(' '),
  ],
  report: { file, counts: vitestCounts },
});

const quickChecks = [
  npm('Lint and format', 'check:lint'),
  npm('Types', 'check:types'),
  npm('Content', 'check:content -- --strict'),
];

const hosts = vitest('Hosts', 'test-results/hosts.json', '--config vitest.hosts.config.ts');

const facts = vitest('Published facts', 'test-results/spec.json', '--config vitest.spec.config.ts');

const search = vitest('Search', 'test-results/search.json', '--config vitest.search.config.ts');

const changes = vitest(
  'Everyday changes',
  'test-results/changes.json',
  '--config vitest.changes.config.ts',
);

/** Two builds of copies of the site: too long for every run. */
const ranges = vitest('Ranges', 'test-results/ranges.json', '--config vitest.ranges.config.ts');

const browserTests: Step = {
  name: 'Browser tests',
  command: ['npx', 'playwright', 'test'],
  // The path stands in playwright.config.ts too, which sets the reporters.
  report: { file: 'test-results/e2e.json', counts: playwrightCounts },
};

/** The site in the other makes of browser; they are installed first where they are missing. */
const browsers: Plan = [
  [
    {
      ...vitest(
        'Firefox and WebKit',
        'test-results/browsers.json',
        '--config vitest.browsers.config.ts',
      ),
      prepare() {
        ensureFirefox();
        ensureWebkit();
      },
    },
  ],
];

const usual: Plan = [
  [
    ...quickChecks,
    npm('Unused code', 'check:unused'),
    npm('Pictures', 'check:art'),
    npm('API document', 'check:api'),
  ],
  [{ name: 'Browser', prepare: ensureChromium }],
  // A build keeps less than one core busy, and no unit test looks at what it writes.
  [vitest('Unit tests', 'test-results/unit.json'), npm('Build', 'build')],
  // What looks at out/ and waits for a build of a copy meanwhile. Who prepares something, which
  // holds everybody up, comes first.
  [
    { ...hosts, prepare: ensureNginx },
    changes,
    facts,
    search,
    npm('Weights', 'bench -- --weights'),
  ],
  // Alone: a page that waits for a busy machine is slow in everything.
  [browserTests],
];

/** What can be run, by its name on the command line. */
export const plans: Readonly<Record<string, Plan>> = {
  /** `npm test`: all that a change of the site can break. */
  usual,
  /** `npm run test:quick`: while one works. */
  quick: [
    quickChecks,
    [vitest('Unit tests', 'test-results/unit.json', '--project node --project mocking')],
  ],
  /** Firefox and WebKit, as `npm run test:browsers` alone; it needs a build. */
  browsers,
  /** `npm run test:all`: what takes minutes and hardly ever changes, too. */
  all: [
    ...usual,
    [{ ...ranges, prepare: ensureChromium }],
    ...browsers,
    [npm('Planner', 'bench:planner')],
    [npm('A thousand more posts', 'bench:content -- 1000')],
    [{ name: 'Mutants', command: ['npx', 'stryker', 'run'] }],
  ],
};
