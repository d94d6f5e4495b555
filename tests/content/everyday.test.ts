/** What tests/changes builds is checked here, which takes seconds. */
import { expect, it, onTestFinished } from 'vitest';
import { copyContent } from '@/tests/support/site-copy';
import { changes } from '../changes/everyday';

it('no everyday change is refused', { timeout: 60_000 }, () => {
  const copy = copyContent();
  onTestFinished(copy.clear);
  for (const { edit, file } of changes) edit(copy, file);
  const { status, stderr } = copy.check();
  expect(status, stderr).toBe(0);
});
