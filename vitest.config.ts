import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const rooms = ['art', 'planner', 'tests/unit', 'tests/content', 'tests/architecture'];

/**
 * Test files that replace modules, the environment or the clock: each needs all of its modules anew. With
 * a clock that stands still in another file, a search that runs for a time would never end.
 */
const mocking = rooms
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(mock|doMock|resetModules|stubEnv|useFakeTimers)\(/.test(readFileSync(file, 'utf8')),
  );

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, test: TestOptions): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...test },
});

/** Tests that need `out/`, build copies of the site or start browsers: each project with its folder. */
const long: Readonly<Record<string, readonly [folder: string, options: TestOptions]>> = {
  search: ['tests/search', {}],
  facts: ['tests/spec', {}],
  hosts: ['tests/hosts', { globalSetup: ['tests/hosts/set-up.ts'] }],
  changes: ['tests/changes', { hookTimeout: 300_000 }],
  browsers: [
    'tests/browsers',
    {
      globalSetup: ['tests/browsers/set-up.ts'],
      hookTimeout: 60_000,
      testTimeout: 120_000,
      // Two browsers at a time take as long as one after the other.
      fileParallelism: false,
    },
  ],
};

/** They run only where their project or their folder is named on the command line. */
const asked = Object.entries(long).filter(([name, [folder]]) =>
  new RegExp(`--project[= ]${name}\\b|${folder}\\b`).test(process.argv.join(' ')),
);

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    // The default leaves one core idle, which is half of two.
    maxWorkers: '100%',
    // For a busy machine: 5 s, the default, were too few.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    globalSetup: ['tests/support/find-entries.ts'],
    // What is logged is printed of tests that fail alone.
    silent: 'passed-only',
    // What a test stubs or spies on is gone before the next one.
    mockReset: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      project('unit', {
        include: rooms.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        exclude: mocking,
        // Modules are read once for all files, which saves a third of the processor's time.
        isolate: false,
      }),
      project('mocking', { include: mocking }),
      project('components', {
        environment: 'jsdom',
        // jsdom is read once a worker, and each file has its own window all the same.
        pool: 'vmThreads',
        include: ['components/**/*.test.{ts,tsx}'],
        setupFiles: ['tests/support/setup.ts'],
      }),
      ...asked.map(([name, [folder, options]]) =>
        project(name, { include: [`${folder}/**/*.test.ts`], ...options }),
      ),
    ],
  },
});
