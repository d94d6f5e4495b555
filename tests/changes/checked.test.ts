/** The sample of `npm test`: the content of today with all everyday changes passes its check. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyContent, type SiteCopy } from '@/tests/support/site-copy';
import { groups } from './groups';

let copy: SiteCopy;
beforeAll(() => {
  copy = copyContent();
});
afterAll(() => copy.clear());

it('no everyday change is refused', { timeout: 60_000 }, async () => {
  for (const { edit, file } of groups.flatMap(([, group]) => group)) edit(copy, file);
  const { code, said } = await copy.run(
    'npx tsx scripts/find-entries.ts && npx tsx scripts/check/content.ts',
  );
  expect(code, said).toBe(0);
});
