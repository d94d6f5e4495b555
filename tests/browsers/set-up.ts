import { existsSync } from 'node:fs';
import { ensureFirefox, ensureWebkit } from '@/scripts/test/programs';

export default function setUp(): void {
  if (!existsSync('out/index.html')) {
    throw new Error("There is no folder 'out' to test: run 'npm run build' first.");
  }
  ensureFirefox();
  ensureWebkit();
}
