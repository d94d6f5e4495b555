import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What `out/` does in a browser of another make than the browser tests': `npm run test:browsers`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    // A browser that starts, or draws a page, on a machine that something else keeps busy.
    hookTimeout: 60_000,
    testTimeout: 120_000,
    // One browser at a time: two of them take as long, and their pages wait for each other.
    fileParallelism: false,
    globalSetup: ['tests/support/find-entries.ts', 'tests/browsers/set-up.ts'],
    include: ['tests/browsers/**/*.test.ts'],
  },
});
