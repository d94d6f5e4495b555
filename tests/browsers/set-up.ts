import { existsSync } from 'node:fs';
import { ensureFirefox, ensureWebkit } from '@/scripts/test/programs';

/** Before the tests in Firefox and WebKit: without a build or without the browsers they fail at once. */
export default function setUp(): void {
  if (!existsSync('out/index.html')) {
    throw new Error("There is no folder 'out' to test: run 'npm run build' first.");
  }
  ensureFirefox();
  ensureWebkit();
}
