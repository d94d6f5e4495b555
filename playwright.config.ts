import { defineConfig } from '@playwright/test';
import { findEntries } from './lib/content/find-entries';
import { chromiumFlags, findChromium } from './scripts/test/programs';

// Tests look at what was built, with its day.
findEntries(process.cwd(), true);

const port = Number(process.env.E2E_PORT || 4173);
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

/** What is measured by the clock, alone: after all others, when nothing of ours keeps a core busy. */
const timed = '**/search/first-result.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  // A folder of its own: Playwright empties it, and the reports beside it must stay.
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  // Twice what is usual: another process may keep both cores busy, and only a failure waits so long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  projects: [
    { name: 'all', testIgnore: timed },
    { name: 'timed', testMatch: timed, dependencies: ['all'] },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    trace: 'off',
    actionTimeout: 20_000,
    // What moves is tested where it is the subject; elsewhere a moving page only costs time.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a worker escape `page.route`; the tests of reading offline allow it.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'npm run --silent serve',
    url: baseURL,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    env: { PORT: String(port), MAIL_LIST_FILE: 'test-results/mail-list.txt' },
  },
});
