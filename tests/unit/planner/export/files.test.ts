import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { dayCsv } from '@/lib/planner/export/csv';
import { fileName } from '@/lib/planner/export/export-file';
import { dayGeoJson } from '@/lib/planner/export/geojson';
import { dayGpx, xmlText } from '@/lib/planner/export/gpx';
import type { PlannerTown } from '@/lib/planner/town/town';
import { dayWith, onGround, planOf, stopAt, vanOf } from '@/tests/support/planner-day';
import { randomDay } from '../share/days';

const town = {
  width: 1000,
  height: 1000,
  x: Float32Array.from({ length: 100 }, (_, i) => 10 * i),
  y: Float32Array.from({ length: 100 }, (_, i) => 5 * i),
} as PlannerTown;

const shared = Array.from({ length: 60 }, (_, i) => randomDay(i + 1, 20));
const planned = shared.map(({ day, sequences }) => ({ day, plan: planOf(day, sequences) }));
const plain = planned.filter(({ day }) => day.ground.kind === 'plain' && day.stops.length > 3);
const [{ day: base = dayWith() } = {}] = plain;

it('CSV tells van, order and ETA, and nothing of them where a stop is left over', () => {
  const place = onGround(51.5, -0.1);
  const part = { minutes: 5, load: 2, window: [510, 555] } as const;
  const day = dayWith({
    depot: { name: 'Hub', place },
    stops: [
      stopAt(1, place, {
        ...{ name: 'a', ...part, skill: 'lift', mustServe: true },
        ...{ note: 'Gate 3, ring "twice"\nor call', phone: '+1 555 010 0199' },
      }),
      stopAt(2, place, { name: '=1+1', ...part }),
    ],
    vans: [vanOf(1)],
  });
  expect(dayCsv(day, planOf(day, [[1]]), undefined).split('\r\n')).toEqual([
    '\ufeffname,latitude,longitude,minutes,load,window,skill,must serve,van,order,departure,arrival,wait,eta,service end,note,phone,center of,depot',
    'Hub,51.5,-0.1,,,,,,,,,,,,,,,,yes',
    `a,51.5,-0.1,5,2,08:30-09:15,lift,yes,VAN 01,1,08:30,08:40,0,08:40,08:42,"Gate 3, ring ""twice""\nor call",'+1 555 010 0199,,`,
    "'=1+1,51.5,-0.1,5,2,08:30-09:15,,,,,,,,,,,,,",
    '',
  ]);
});

// That they come back is tested in round-trip.test.ts.
const formulas = ['=1+1', '+a', '-a', '@a', "'=a", '=HYPERLINK("http://x","y")'];

it.each(formulas)('CSV lets no name pass for a formula: %s', (name) => {
  const stops = base.stops.map((stop) => ({ ...stop, name }));
  const csv = dayCsv({ ...base, stops }, planOf(base, []), undefined);
  const cells = csv.split('\r\n').slice(2, -1);
  expect(cells.filter((line) => /^"?[=+\-@]/.test(line))).toEqual([]);
});

describe('GPX', () => {
  const { window } = new JSDOM('');

  it('is well-formed, with a route for each van and a waypoint for each place', () => {
    for (const { day, plan } of planned) {
      const text = dayGpx(day, plan, town);
      const xml = new window.DOMParser().parseFromString(text, 'application/xml');
      expect(xml.querySelector('parsererror')).toBeNull();
      expect(xml.documentElement.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
      const names = [...xml.querySelectorAll('wpt > name')].map((name) => name.textContent);
      expect(names.slice(1)).toEqual(day.stops.map(({ id, name }) => `${id} ${name}`));
      expect(xml.querySelectorAll('wpt')).toHaveLength(day.stops.length + 1);
      const ends = day.rules.returns ? 2 : 1;
      const routes = [...xml.querySelectorAll('rte')].map((route) => [
        route.querySelector('name')?.textContent,
        route.querySelectorAll('rtept').length - ends,
      ]);
      expect(routes).toEqual(
        plan.routes.map(({ van, visits }) => [day.vans[van]?.id, visits.length]),
      );
      for (const point of xml.querySelectorAll('wpt, rtept')) {
        expect(Math.abs(Number(point.getAttribute('lat')))).toBeLessThanOrEqual(90);
        expect(Math.abs(Number(point.getAttribute('lon')))).toBeLessThanOrEqual(180);
      }
    }
  });

  it.each([
    ['<a href="x">\'&\'</a>', '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;'],
    ['a\u0000b\u000bc\ufffed\ud800e', 'abcde'],
  ])('%j is written as %j', (text, xml) => expect(xmlText(text)).toBe(xml));
});

it('GeoJSON is a collection of lines and points, east before north', () => {
  for (const { day, plan } of planned) {
    const json = JSON.parse(dayGeoJson(day, plan, town));
    expect(json.type).toBe('FeatureCollection');
    expect('description' in json).toBe(day.ground.kind === 'town');
    const kinds: string[] = [];
    let left = 0;
    for (const { type, geometry, properties } of json.features) {
      expect(type).toBe('Feature');
      const isPoint = geometry.type === 'Point';
      kinds.push(`${geometry.type} ${properties.kind}`);
      if (properties.van === null) left++;
      const [[, north]] = isPoint ? [geometry.coordinates] : geometry.coordinates;
      expect(Math.abs(north)).toBeLessThanOrEqual(90);
    }
    expect(kinds).toEqual([
      ...plan.routes.map(() => 'LineString route'),
      'Point depot',
      ...day.stops.map(() => 'Point stop'),
    ]);
    expect(left).toBe(plan.leftOver.length);
  }
});

it('GeoJSON tells note, phone and roughness, null where a stop has none, and what its plan is', () => {
  const place = onGround(51.5, -0.1);
  const stops = [stopAt(1, place, { note: 'Ring twice', phone: '555 0199' }), stopAt(2, place)];
  const day = dayWith({ stops, vans: [vanOf(1)] });
  const json = JSON.parse(dayGeoJson(day, planOf(day, [[1, 2]]), undefined, 'A simple split.'));
  expect(json.description).toBe('A simple split.');
  expect(json.features.slice(2)).toMatchObject([
    { properties: { note: 'Ring twice', phone: '555 0199', centerOf: null } },
    { properties: { note: null, phone: null, centerOf: null } },
  ]);
});

it.each([
  ['Courier Thursday', 'courier-thursday.gpx'],
  ['thursday-east.csv', 'thursday-east.gpx'],
  ['../../etc/passwd', 'etc-passwd.gpx'],
  ['مخبز', 'مخبز.gpx'],
  ['', 'planner-day.gpx'],
])('a file of %j is called %s', (title, name) => expect(fileName(title, 'gpx')).toBe(name));
