import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { apiDocument } from '@/content/api/document';
import { endpointsOf } from '@/lib/api/endpoints';
import { highlight } from '@/lib/api/highlight';
import { jsonNotation, literal } from '@/lib/api/literal';
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

/** Runs a JavaScript sample against a stand-in for the network; what it was asked. */
async function asked(code: string) {
  const calls: { url: string; options: Record<string, unknown> }[] = [];
  const fetch = async (url: string, options: Record<string, unknown>) => {
    calls.push({ url, options });
    return { status: 200, json: async () => ({ data: 'answer' }) };
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const run = new AsyncFunction('fetch', 'process', `${code}\nreturn data;`);
  expect(await run(fetch, { env: { API_KEY: 'k3y' } })).toBe('answer');
  return calls[0];
}

/** The arguments that a shell hands to curl. */
function shellWords(code: string): string[] {
  const curl = `curl() { node -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- "$@"; }`;
  const env = { ...process.env, API_KEY: 'k3y' };
  return JSON.parse(execFileSync('bash', ['-c', `${curl}\n${code}`], { encoding: 'utf8', env }));
}

it('requests fill path and query with the document’s examples', () => {
  expect(find('vehicle-location').url).toMatch(/\/api\/v1\/vehicles\/veh_07\/location$/);
  expect(find('fleet-summary').url).toMatch(
    /\?start_date=2025-11-10&end_date=2025-11-14&vehicle_ids=veh_07&vehicle_ids=veh_14$/,
  );
  expect(find('optimize-route').body).toHaveProperty('destinations');
});

describe('samples', () => {
  it.each([...requests, { id: 'nasty', request: nasty }])(
    'of $id ask for the same in a shell and in JavaScript',
    async ({ request }) => {
      const words = shellWords(samples.curl(request));
      expect(words).toContain(request.url);
      expect(words).toContain('Authorization: Bearer k3y');
      const call = await asked(samples.javascript(request));
      expect(call?.url).toBe(request.url);
      expect(call?.options.headers).toMatchObject({ Authorization: 'Bearer k3y' });
      expect(call?.options.method ?? 'GET').toBe(request.method);
      if (request.body === undefined) return;
      expect(JSON.parse(words.at(-1) ?? '')).toEqual(request.body);
      expect(JSON.parse(String(call?.options.body))).toEqual(request.body);
    },
  );

  it.each([
    ['python', ['"none": None,', '"yes": True,', 'requests.post(']],
    ['php', ['<?php\n', `'it’s' => 'o\\'clock \\\\ "now"',`, "'none' => null,"]],
  ] as const)('write values as %s does', (language, parts) => {
    for (const part of parts) expect(samples[language](nasty)).toContain(part);
  });

  it('hold no key', () => {
    for (const write of Object.values(samples)) {
      for (const { request } of requests) expect(write(request)).toMatch(/API_KEY/);
    }
  });
});

it('JSON as people indent it keeps short things on one line and can be read back', () => {
  expect(literal({ a: 1, b: 'x' }, jsonNotation)).toBe('{ "a": 1, "b": "x" }');
  expect(literal([1, 0, 2], jsonNotation)).toBe('[1, 0, 2]');
  expect(literal({}, jsonNotation)).toBe('{}');
  const { body = null } = nasty;
  expect(JSON.parse(literal(body, jsonNotation))).toEqual(body);
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

  it('knows the JSON that a shell sends, and the body of a request', async () => {
    const json = '{ <span class="k">"a"</span>: <span class="n">1</span> }';
    expect(await highlight(`curl -d '{ "a": 1 }'`, 'curl')).toContain(json);
    expect(await highlight('id: b\n\n{ "a": 1 }', 'curl')).toContain(`\n\n${json}`);
  });

  it('lets a long address break behind what divides it', async () => {
    const address = 'https://api.example/v1/vehicles?page=1&limit=20&status=active';
    expect(await highlight(`curl '${address}'`, 'curl')).toContain(
      'https://api.example/<wbr>v1/<wbr>vehicles?<wbr>page=1&amp;<wbr>limit=20&amp;<wbr>status=active',
    );
    expect(await highlight("curl 'https://api.example/v1/me'", 'curl')).not.toContain('<wbr>');
  });

  it('knows names, strings and numbers with their points, and nothing else', async () => {
    const span = (kind: string, text: string) => `<span class="${kind}">${text}</span>`;
    const values = [span('n', '1.5'), span('n', 'true'), span('s', '"&lt;b&gt;"')].join(', ');
    const html = await highlight('{ "a": [1.5, true, "<b>"] }', 'json');
    expect(html).toBe(`{ ${span('k', '"a"')}: [${values}] }`);
    expect(await highlight('<?php\n$a = 42.6412;', 'php')).toContain(span('n', '42.6412'));
  });
});
