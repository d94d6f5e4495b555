// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleEntries } from '@/lib/content/samples';

test('each sample of the content is named once', () => {
  const entries = sampleEntries().map(({ kind, name }) => `${kind}: ${name}`);
  expect(new Set(entries).size).toBe(entries.length);
  for (const { name } of sampleEntries()) expect(name.trim()).not.toBe('');
});
