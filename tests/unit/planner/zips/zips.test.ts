import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { centerOf, packZips, unpackZips, zipPath } from '@/lib/planner/zips/zip-file';
import { zipFile } from '@/scripts/pack-zips';

afterEach(() => void vi.resetModules());

const { text, path } = zipFile();
const table = unpackZips(JSON.parse(text));

test('the table is named by its content, holds the country and stays light', () => {
  expect(path).toBe(zipPath);
  expect(JSON.parse(text)[0]).toHaveLength(33_791);
  expect(brotliCompressSync(text).length).toBeLessThan(120_000);
});

test.each([
  ['Austin', '78701', 30.271, -97.743],
  ['Boston, with a zero in front', '02134', 42.359, -71.13],
  ['Puerto Rico', '00601', 18.181, -66.75],
  ['Alaska', '99501', 61.216, -149.878],
])('the center of %s', (_, zip, latitude, longitude) => {
  const center = centerOf(table, zip);
  expect(center?.latitude).toBeCloseTo(latitude, 1);
  expect(center?.longitude).toBeCloseTo(longitude, 1);
});

test.each(['09012', '00000', '99999', '78767', '', 'x'])('%j has no center', (zip) =>
  expect(centerOf(table, zip)).toBeUndefined(),
);

test('what is packed comes back within a thousandth of a degree, in whatever order', () => {
  const centers = unpackZips(
    packZips([
      ['99950', { latitude: -0.0004, longitude: 180 }],
      ['00501', { latitude: 40.8129, longitude: -73.0476 }],
    ]),
  );
  expect(centerOf(centers, '00501')).toEqual({ latitude: 40.813, longitude: -73.048 });
  expect(centerOf(centers, '99950')?.longitude).toBe(180);
});

test.each([
  ['nothing', null],
  ['an object', {}],
  ['an empty list', []],
  ['two columns', [[1], [2]]],
  ['columns of two lengths', [[1], [2], [3, 4]]],
  ['a text among numbers', [[1], [2], ['3']]],
  ['a page', '<html>'],
])('%s is no table', (_, file) => expect(() => unpackZips(file)).toThrow());

test.each([
  ['no network', () => Promise.reject(new TypeError('offline')), 'This site cannot be reached.'],
  ['another file', async () => new Response('[]'), 'What came is no table of ZIP codes.'],
])('with %s it says so, and can be tried again', async (_, answer, words) => {
  const { loadZips } = await import('@/lib/planner/zips/load-zips');
  const fetched = vi.fn(answer as typeof fetch);
  vi.stubGlobal('fetch', fetched);
  await expect(loadZips()).rejects.toMatchObject({ words });
  fetched.mockImplementation(async () => new Response(text));
  const centers = await loadZips();
  expect(centerOf(centers, '78701')).toBeDefined();
  await loadZips();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenLastCalledWith(
    zipPath,
    expect.objectContaining({ credentials: 'omit' }),
  );
});
