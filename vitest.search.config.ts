import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Questions of visitors, asked of the search in `out/`: `npm run test:search`. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: { environment: 'node', include: ['tests/search/**/*.test.ts'] },
});
