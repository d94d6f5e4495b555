import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The published facts, looked for in `out/`: `npm run test:spec`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/find-entries.ts'],
    include: ['tests/spec/**/*.test.ts'],
  },
});
