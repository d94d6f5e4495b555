import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const folders = ['art', 'tests/unit', 'tests/content', 'tests/fuzz', 'tests/architecture'];

/** Files that put something else in the place of a module or of the environment: each needs all of its modules anew. */
const putsAnother = /\bvi\.(mock|doMock|resetModules|stubEnv)\(/;

const mocking = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && putsAnother.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    // The default leaves one core idle, which is half of two.
    maxWorkers: '100%',
    // Sized for a machine whose cores something else keeps busy: 5 s, the default, were too few there.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    globalSetup: ['tests/support/find-entries.ts'],
    // What a test stubs or spies on is gone before the next one.
    mockReset: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: mocking,
          // Modules are read once for all files, which is a third of the processor's time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'mocking', environment: 'node', include: mocking },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // jsdom is read once a worker, and each file has its own window all the same: half of the
          // processor's time, which a process for each file spent on reading.
          pool: 'vmThreads',
          include: ['components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
