import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
          include: [
            '{art,tests/unit,tests/content,tests/fuzz,tests/architecture}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
