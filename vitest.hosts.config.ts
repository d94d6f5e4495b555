import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests that need `out/` and a real web server: `npm run test:hosts`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    globalSetup: ['tests/hosts/set-up.ts'],
    include: ['tests/hosts/**/*.test.ts'],
  },
});
