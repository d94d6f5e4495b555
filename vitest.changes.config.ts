import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Everyday changes of content, all made in one copy of the site that is built once: `npm run test:changes`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    // A build, on a machine that something else keeps busy.
    hookTimeout: 300_000,
    globalSetup: ['tests/support/find-entries.ts'],
    include: ['tests/changes/**/*.test.ts'],
  },
});
