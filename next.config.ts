import type { NextConfig } from 'next';
import { findEntries } from './lib/content/find-entries';
import { publicVariables } from './lib/env';
import { buildId, spriteVersion } from './lib/source-hash';

// `npm run build` has fixed the day before.
findEntries(process.cwd(), true);

const nextConfig: NextConfig = {
  output: 'export',
  generateBuildId: () => buildId(process.cwd()),
  typedRoutes: true,
  reactStrictMode: true,
  // The defaults of lib/env.ts become literals, so client code reads the same checked values.
  env: { ...publicVariables, SPRITE_VERSION: spriteVersion(process.cwd()) },
  // Not read from process.env, whose import the bundler keeps where the value is empty.
  compiler: {
    define: {
      'globalThis.EVENTS_URL': publicVariables.NEXT_PUBLIC_EVENTS_URL ?? '',
    },
  },
  images: { unoptimized: true },
  // Node reads the schemas' library itself, and dialogs are compiled when they are opened: with both, the
  // first page while editing comes a third sooner.
  serverExternalPackages: ['zod'],
  ...(process.env.NODE_ENV === 'production' && {
    // `npm run build` checks types behind this, when the bundler's memory is free again: together they
    // took 2.8 GB, and take 1.7 one after the other.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  }),
  experimental: {
    globalNotFound: true,
    turbopackLazyDynamicImports: true,
    turbopackLazyDynamicImportsSSR: true,
  },
};

export default nextConfig;
