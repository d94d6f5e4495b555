import { expect, it, vi } from 'vitest';
import { openFile } from '@/lib/planner/import/formats/open-file';

it('a reader that does not load is told of, and not taken for a damaged file', async () => {
  vi.doMock('@/lib/planner/import/formats/xml', () => {
    throw new Error('Failed to fetch');
  });
  const bytes = new TextEncoder().encode('<?xml version="1.0"?><gpx version="1.1"></gpx>');
  await expect(openFile(bytes)).rejects.toThrow(
    'What reads such files did not load. Check the connection and try again.',
  );
});
