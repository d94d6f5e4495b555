import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The site with its lists at their least and their most, built and looked at: `npm run test:ranges`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    // Two builds, and a browser on a machine that something else keeps busy.
    hookTimeout: 300_000,
    testTimeout: 60_000,
    globalSetup: ['tests/support/find-entries.ts'],
    include: ['tests/ranges/**/*.test.ts'],
  },
});
