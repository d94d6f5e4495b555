import { existsSync } from 'node:fs';
import { ensureNginx } from '@/scripts/test/programs';

/** Before the tests of the hosts: without a build or without nginx they fail at once. */
export default function setUp(): void {
  if (!existsSync('out/index.html')) {
    throw new Error("There is no folder 'out' to test: run 'npm run build' first.");
  }
  ensureNginx();
}
