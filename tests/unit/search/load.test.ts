import { expect, it, vi } from 'vitest';
import { type WordsFile, wordsPath } from '@/lib/search/words-file';
import { places, sample } from './sample';

const more = ['/search/more/a.json', '/search/more/b.json'];
const files: Readonly<Record<string, WordsFile>> = {
  [wordsPath]: { ...sample, places: places.slice(0, 2), more },
  '/search/more/a.json': {
    ...sample,
    places: [],
    texts: { '/pricing': ['Invoices come as a letter.'] },
  },
  '/search/more/b.json': { ...sample, places: places.slice(2) },
};

async function loaderWith(failing?: string) {
  let fails = true;
  const fetchFile = vi.fn(async (path: string) => {
    const file = files[path];
    if (!file || (path === failing && fails)) {
      fails = false;
      throw new Error(`no ${path}`);
    }
    return Response.json(file);
  });
  vi.stubGlobal('fetch', fetchFile);
  vi.resetModules();
  const { loadSearch: load, onSearchWords } = await import('@/lib/search/load');
  const heard = vi.fn();
  onSearchWords(heard);
  const asked = () => fetchFile.mock.calls.map(([path]) => path);
  return { load, heard, asked };
}

it('asks for nothing before it is called, and once for several calls', async () => {
  const { load, asked } = await loaderWith();
  expect(asked()).toEqual([]);
  const [first, second] = await Promise.all([load(), load()]);
  expect(second).toBe(first);
  await vi.waitFor(() => expect(asked()).toEqual([wordsPath, ...more]));
});

it('answers with the first file, then takes up the others and tells so', async () => {
  const { load, heard, asked } = await loaderWith();
  const index = await load();
  expect(index.search('pricing').count).toBeGreaterThan(0);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(index.search('invoices').groups[0]?.hits[0]).toMatchObject({
    href: '/pricing',
    snippet: 'Invoices come as a letter.',
  });
  expect(index.search('geofence').groups[0]?.hits[0]?.href).toBe('/blog/fences');
  await load();
  expect(asked()).toEqual([wordsPath, ...more]);
});

it('rejects where the first file does not come, and tries again when called again', async () => {
  const { load, heard } = await loaderWith(wordsPath);
  await expect(load()).rejects.toThrow();
  expect((await load()).search('pricing').count).toBeGreaterThan(0);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});

it('searches without a further file that does not come, and goes on with the next call', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  const { load, heard, asked } = await loaderWith('/search/more/b.json');
  const index = await load();
  await vi.waitFor(() => expect(console.debug).toHaveBeenCalled());
  expect(index.search('geofence', { asTyped: true }).count).toBe(0);
  await vi.waitFor(async () => {
    await load();
    expect(heard).toHaveBeenCalledTimes(2);
  });
  expect(index.search('geofence').count).toBe(1);
  expect(asked().filter((path) => path === '/search/more/a.json')).toHaveLength(1);
});
