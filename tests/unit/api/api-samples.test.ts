import { describe, expect, it } from 'vitest';
import { apiDocument } from '@/content/api/document';
import { endpointsOf } from '@/lib/api/endpoints';
import { highlight } from '@/lib/api/highlight';
import type { ApiRequest } from '@/lib/api/request';
import { type SampleLanguage, samples } from '@/lib/api/samples';

const requests = endpointsOf(apiDocument).map(({ id, request }) => ({ id, request }));
const find = (id: string) => requests.find((each) => each.id === id)?.request as ApiRequest;

/** Values that end a quote too early in one language or another. */
const nasty: ApiRequest = {
  method: 'POST',
  url: 'https://api.example/a?b=1&c=2',
  headers: { 'X-Name': 'a b' },
  body: { 'it’s': 'o\'clock \\ "now"', list: [], none: null, yes: true, deep: [[1, 2], { a: 1 }] },
};

it('requests fill path and query with the document’s examples', () => {
  expect(find('vehicle-location').url).toMatch(/\/api\/v1\/vehicles\/veh_07\/location$/);
  expect(find('fleet-summary').url).toMatch(
    /\?start_date=2025-11-10&end_date=2025-11-14&vehicle_ids=veh_07&vehicle_ids=veh_14$/,
  );
  expect(find('optimize-route').body).toHaveProperty('destinations');
});

it('samples write values as PHP does', () => {
  for (const part of ['<?php\n', `'it’s' => 'o\\'clock \\\\ "now"',`, "'none' => null,"])
    expect(samples.php(nasty)).toContain(part);
});

describe('highlighting', () => {
  const plain = (html: string) =>
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');

  it.each(Object.keys(samples) as SampleLanguage[])('keeps %s to the letter', async (language) => {
    for (const request of [find('optimize-route'), find('list-vehicles'), nasty]) {
      const code = samples[language](request);
      expect(plain(await highlight(code, language))).toBe(code);
    }
  });

  it('knows names, strings and numbers with their points, and nothing else', async () => {
    const span = (kind: string, text: string) => `<span class="${kind}">${text}</span>`;
    const values = [span('n', '1.5'), span('n', 'true'), span('s', '"&lt;b&gt;"')].join(', ');
    const html = await highlight('{ "a": [1.5, true, "<b>"] }', 'json');
    expect(html).toBe(`{ ${span('k', '"a"')}: [${values}] }`);
    expect(await highlight('<?php\n$a = 42.6412;', 'php')).toContain(span('n', '42.6412'));
  });
});
