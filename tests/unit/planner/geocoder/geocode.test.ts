import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { type GeocodeStep, geocode } from '@/lib/planner/geocoder/geocode';
import { readAnswer } from '@/lib/planner/geocoder/geocoder';
import { type Geocoder, geocoderAt } from '@/lib/planner/geocoder/site-geocoder';

const photon = (type: string, name = 'Main Street') => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-97.74, 30.27] },
      properties: { type, name },
    },
  ],
});
const nominatim = (rank: number) => [
  { lat: '30.27', lon: '-97.74', place_rank: rank, name: 'Main Street' },
];
const door = { latitude: 30.27, longitude: -97.74 };

test.each([
  ['a house of Photon', photon('house'), door],
  ['a street of Photon', photon('street'), { ...door, center: 'Main Street' }],
  ['a town of Photon without a name', photon('city', ''), { ...door, center: 'city' }],
  ['none of Photon', { type: 'FeatureCollection', features: [] }, undefined],
  ['a house of Nominatim', nominatim(30), door],
  ['a street of Nominatim', nominatim(26), { ...door, center: 'Main Street' }],
  ['none of Nominatim', [], undefined],
])('the place in an answer: %s', (_, body, place) => expect(readAnswer(body)).toEqual(place));

test.each([
  ['null', null],
  ['a text', 'no'],
  ['an error', { error: 'no' }],
  ['a place without coordinates', [{ display_name: 'Austin' }]],
  ['coordinates that are no numbers', [{ lat: 'x', lon: '1' }]],
  ['empty coordinates', [{ lat: '', lon: null }]],
  ['a place off the globe', { features: [{ geometry: { coordinates: [-97, 91] } }] }],
  ['a feature that is none', { features: [7] }],
])('%s is no answer', (_, body) => expect(() => readAnswer(body)).toThrow());

let server: Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

async function serve(listener: RequestListener, path = '/api'): Promise<Geocoder> {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  const { port } = made.address() as AddressInfo;
  return geocoderAt(`http://127.0.0.1:${port}${path}`) as Geocoder;
}

/** Asks for addresses and gives all steps, and the words of what ended them early. */
async function run(
  geocoder: Geocoder,
  addresses: readonly string[],
  signal = new AbortController().signal,
) {
  const steps: GeocodeStep[] = [];
  try {
    for await (const step of geocode(geocoder, addresses, { signal, pace: 5, patience: 2000 })) {
      steps.push(step);
    }
  } catch (error) {
    return { steps, words: (error as { words?: string }).words ?? String(error) };
  }
  return { steps, words: undefined };
}

const json =
  (body: unknown, status = 200, headers = {}): RequestListener =>
  (_, answer) =>
    answer.writeHead(status, headers).end(JSON.stringify(body));

it.each([
  ['Photon', '/api', photon('house'), { q: 'a b & c#?', limit: '1' }],
  ['Nominatim', '/search', nominatim(30), { q: 'a b & c#?', limit: '1', format: 'jsonv2' }],
  ['Nominatim in a path', '/geo/search.php', [], { q: 'a b & c#?', limit: '1', format: 'jsonv2' }],
])('asks %s in its way', async (_, path, body, query) => {
  const asked: URL[] = [];
  const geocoder = await serve(({ url }, answer) => {
    asked.push(new URL(url ?? '', 'http://a'));
    answer.end(JSON.stringify(body));
  }, path);
  const { steps, words } = await run(geocoder, ['a b & c#?']);
  expect(words).toBeUndefined();
  expect(steps).toHaveLength(1);
  expect(asked[0]?.pathname).toBe(path);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual(query);
});

it('goes on past an address that is not known, and past one that cannot be read', async () => {
  const geocoder = await serve((request, answer) => {
    const q = new URL(request.url ?? '', 'http://a').searchParams.get('q');
    if (q === 'bad') return json({}, 400)(request, answer);
    json(q === 'none' ? { features: [] } : photon('house'))(request, answer);
  });
  const { steps, words } = await run(geocoder, ['none', 'bad', 'good']);
  expect(words).toBeUndefined();
  const { host } = geocoder;
  expect(steps).toEqual([
    { kind: 'answer', address: 'none', answer: { unknown: `${host} does not know this address.` } },
    {
      kind: 'answer',
      address: 'bad',
      answer: { unknown: `${host} cannot read this address (400).` },
    },
    { kind: 'answer', address: 'good', answer: door },
  ]);
});

const notJson = 'answered with something that is not JSON, such as a page.';
const silent = 'did not answer within 2 seconds.';
const unreachable = 'cannot be reached, or lets no other site ask.';

it.each<[string, RequestListener, string]>([
  ['403', json({}, 403), 'refused the request (403).'],
  ['500', json({}, 500), 'has a fault of its own (500).'],
  ['a page', (_, answer) => answer.setHeader('content-type', 'text/html').end('<p>'), notJson],
  ['half an answer', (_, answer) => answer.end('[{"lat"'), notJson],
  ['an odd shape', json({ status: 'OK' }), 'answered in a form that the planner does not know.'],
  ['silence', () => {}, silent],
  ['an answer that never ends', (_, answer) => void answer.writeHead(200).write('['), silent],
  ['a connection that is cut', ({ socket }) => void socket.destroy(), unreachable],
  ['a long wait', json({}, 429, { 'retry-after': '180' }), 'asks to wait 3 minutes (429).'],
])('ends at %s with a true sentence, and keeps what came', async (_, listener, words) => {
  let requests = 0;
  const geocoder = await serve((request, answer) => {
    requests++;
    (requests === 1 ? json(photon('house')) : listener)(request, answer);
  });
  const found = await run(geocoder, ['first', 'second', 'third']);
  expect(found.words).toBe(`${geocoder.host} ${words}`);
  expect(found.steps).toEqual([{ kind: 'answer', address: 'first', answer: door }]);
  expect(requests).toBe(2);
});

describe('where too much was asked', () => {
  it.each([
    ['seconds', () => '0', 5],
    ['a date', () => new Date(Date.now() - 5000).toUTCString(), 5],
  ])('waits as %s say, and asks again', async (_, after, milliseconds) => {
    let requests = 0;
    const geocoder = await serve((request, answer) => {
      requests++;
      const isFirst = requests === 1;
      (isFirst ? json({}, 429, { 'retry-after': after() }) : json(photon('house')))(
        request,
        answer,
      );
    });
    const { steps } = await run(geocoder, ['a']);
    expect(steps).toEqual([
      { kind: 'pause', milliseconds },
      { kind: 'answer', address: 'a', answer: door },
    ]);
  });

  it('gives up after three times', async () => {
    const geocoder = await serve(json({}, 429, { 'retry-after': '0' }));
    const { steps, words } = await run(geocoder, ['a', 'b']);
    expect(steps).toHaveLength(2);
    expect(words).toBe(`${geocoder.host} asks for fewer requests (429).`);
  });
});

it('stops between and during requests', async () => {
  const stop = new AbortController();
  const geocoder = await serve(() => stop.abort(new Error('stopped')));
  expect((await run(geocoder, ['a', 'b'], stop.signal)).words).toBe('Error: stopped');
  expect((await run(geocoder, ['a'], stop.signal)).steps).toEqual([]);
});

it('asks once a second, and no earlier than five seconds after a refusal without a time', async () => {
  vi.useFakeTimers();
  const times: number[] = [];
  vi.stubGlobal('fetch', async () => {
    times.push(Math.round(performance.now()));
    return times.length === 2
      ? new Response('', { status: 429 })
      : new Response(JSON.stringify(photon('house')));
  });
  const geocoder = geocoderAt('https://geo.test/api') as Geocoder;
  const done = (async () => {
    const { signal } = new AbortController();
    for await (const _ of geocode(geocoder, ['a', 'b', 'c'], { signal }));
  })();
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  const [start = 0] = times;
  expect(times.map((time) => time - start)).toEqual([0, 1000, 6000, 7000]);
});
