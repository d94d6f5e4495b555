import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

export type Rows = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

interface Browser {
  readonly version: string;
  /** How many tests passed in it. */
  readonly tests: number;
  /** Findings of axe by path. */
  readonly axe: Readonly<Record<string, number>>;
}

interface Results {
  /** When `npm run bench` ran, YYYY-MM-DD, and on which commit. */
  readonly date: string;
  readonly commit: string;
  readonly lighthouse: Rows;
  /** KB (1,024 bytes), as sent. */
  readonly weights: Rows;
  readonly browsers: Readonly<Record<string, Browser>>;
}

/** A test of a page fails for each finding of axe. */
const withoutFindings = (paths: readonly string[]) =>
  Object.fromEntries(paths.toSorted().map((path) => [path, 0]));

function chromiumIn({ stats, suites }: JSONReport): Browser {
  const pages = suites.filter(({ file }) => file === 'walk/pages.spec.ts');
  const specs = pages.flatMap(({ specs }) => specs);
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return {
    version: notes.find(({ type }) => type === 'version')?.description ?? '',
    tests: stats.expected,
    axe: withoutFindings(specs.flatMap(({ title }) => title.split(', '))),
  };
}

function othersIn({ testResults }: JsonTestResults): Readonly<Record<string, Browser>> {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = [...new Set(tests.map(({ ancestorTitles: [name = ''] }) => name))];
  const browserOf = (name: string): Browser => {
    const own = tests.filter(({ ancestorTitles }) => ancestorTitles[0] === name);
    const [version = ''] = own.flatMap(({ meta }) => meta.version ?? []);
    return {
      version: version.replace('firefox/', ''),
      tests: own.length,
      axe: withoutFindings(own.flatMap(({ meta }) => meta.path ?? [])),
    };
  };
  // Vitest quotes them.
  return Object.fromEntries(names.map((name) => [name.replaceAll("'", ''), browserOf(name)]));
}

/** A report of tests of the build in `out/`, all passed. */
function readReport(name: string) {
  const file = `test-results/${name}.json`;
  if (statSync(file).mtime < statSync('out/index.html').mtime) throw new Error(`${file} is old`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.numFailedTests ?? report.stats.unexpected)
    throw new Error(`${file} tells of failures`);
  return report;
}

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function table(first: string, rows: Rows): string {
  const heads = Object.keys(Object.values(rows)[0] ?? {});
  const lines = Object.entries(rows).map(([name, row]) => [name, ...Object.values(row)]);
  return [[first, ...heads], ['-', ...heads.map(() => '-')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

const pageOf = ({ date, commit, lighthouse, weights, browsers }: Results): string => {
  const tested = Object.entries(browsers).map(([name, { version, tests, axe }]) => {
    const pages = Object.keys(axe).length;
    return [name, { version, 'tests passed': tests, 'pages without a finding of axe': pages }];
  });
  return `# Results

\`npm run bench\` wrote this page and \`content/results.json\` on ${date}, of the build of commit ${commit}: from its
own measurements and from the reports of \`npm test -- --with engines\` on the same build.

## Lighthouse

For phones, simulated throttling, HTTP/2 and brotli, full Chromium; the median of five runs that take turns. Blocking
depends on the machine: compare pages with the bare framework, a page of one paragraph.

${table('page', lighthouse)}
## Weights

KB (1,024 bytes) as sent with brotli, on a phone.

${table('page', weights)}
## Browsers

The rules of axe are those of WCAG 2.2 AA and its best practices. \`content/results.json\` names the pages.

${table('browser', Object.fromEntries(tested))}`;
};

/** Writes what the site and the docs publish, or prints why not. */
export function recordResults(lighthouse: Rows, weights: Rows): void {
  try {
    if (git('status', '--porcelain')) throw new Error('there are changes without a commit');
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      commit: git('rev-parse', '--short', 'HEAD'),
      lighthouse,
      weights,
      browsers: {
        Chromium: chromiumIn(readReport('e2e')),
        ...othersIn(readReport('firefox-and-webkit')),
      },
    };
    const files = ['content/results.json', 'docs/results.md'];
    writeFileSync('content/results.json', JSON.stringify(results));
    writeFileSync('docs/results.md', pageOf(results));
    execFileSync('biome', ['format', '--write', ...files], { stdio: 'inherit' });
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    console.log(`Not recorded: ${why}. Commit, run 'npm test -- --with engines', then this again.`);
  }
}
