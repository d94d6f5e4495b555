import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests of what stryker.config.json names; those of the other rooms would only take time. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    exclude: [
      'tests/unit/{after-build,api,picture,planner,release,routing,serve}/**',
      'tests/unit/{browser,content,env,products}/**',
    ],
    isolate: false,
    mockReset: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
