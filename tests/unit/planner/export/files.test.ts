import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import { dayCsv } from '@/lib/planner/export/csv';
import { fileName } from '@/lib/planner/export/file-name';
import { dayGeoJson } from '@/lib/planner/export/geojson';
import { dayGpx, xmlText } from '@/lib/planner/export/gpx';
import { checkStops } from '@/lib/planner/import/check-stops';
import { readStops } from '@/lib/planner/import/read-stops';
import { toDay } from '@/lib/planner/import/to-day';
import type { PlannerTown } from '@/lib/planner/town/town';
import { planOf, randomDay } from '../share/days';

const town = {
  width: 1000,
  height: 1000,
  x: Float32Array.from({ length: 100 }, (_, i) => 10 * i),
  y: Float32Array.from({ length: 100 }, (_, i) => 5 * i),
} as PlannerTown;

const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
const plainDays = seeds
  .map((seed) => randomDay(seed))
  .filter(({ day }) => day.ground.kind === 'plain');

function readBack(csv: string): Day | undefined {
  const file = readStops(csv);
  if ('refused' in file) throw new Error(file.refused);
  return toDay(checkStops(file.lines, false), 'again')?.day;
}

describe('CSV', () => {
  it('comes back through the import as the same stops', () => {
    let read = 0;
    for (const shared of plainDays) {
      if (shared.day.stops.length === 0) continue;
      const back = readBack(dayCsv(shared.day, planOf(shared), undefined));
      const bare = (stops: Day['stops'] = []) => stops.map(({ id: _, ...stop }) => stop);
      expect(bare(back?.stops)).toEqual(bare(shared.day.stops));
      expect(back?.depot.place).toEqual(shared.day.depot.place);
      read += 1;
    }
    expect(read).toBeGreaterThan(10);
  });

  it('tells van, order and ETA, and nothing of them where a stop is left over', () => {
    const { day } = randomDay(1, 0);
    const place = { kind: 'ground', latitude: 51.5, longitude: -0.1 } as const;
    const stop = { name: 'a', place, minutes: 5, load: 2, window: [510, 555] as const };
    const plain: Day = {
      ...day,
      ground: { kind: 'plain', roadFactor: 1.3 },
      depot: { name: 'Hub', place },
      stops: [
        { ...stop, id: 1, skill: 'lift' },
        { ...stop, id: 2, name: '=1+1' },
      ],
    };
    const plan = planOf({ day: plain, rounds: [[1]] });
    expect(dayCsv(plain, plan, undefined).split('\r\n')).toEqual([
      '\ufeffname,latitude,longitude,minutes,load,window,skill,van,order,eta',
      'Hub,51.5,-0.1,,,,,,,',
      `a,51.5,-0.1,5,2,08:30-09:15,lift,${day.vans[0]?.id},1,08:30`,
      "'=1+1,51.5,-0.1,5,2,08:30-09:15,,,,",
      '',
    ]);
  });

  it('lets no name pass for a formula, and gives it back as it was', () => {
    const base = plainDays.find(({ day }) => day.stops.length > 3)?.day as Day;
    for (const name of ['=1+1', '+a', '-a', '@a', "'=a", '=HYPERLINK("http://x","y")']) {
      const stops = base.stops.map((stop) => ({ ...stop, name }));
      const csv = dayCsv({ ...base, stops }, undefined, undefined);
      const cells = csv.split('\r\n').slice(2, -1);
      expect(cells.filter((line) => /^"?[=+\-@]/.test(line))).toEqual([]);
      expect(readBack(csv)?.stops[0]?.name).toBe(name);
    }
  });

  it('keeps its depot, whatever a stop is called', () => {
    const base = plainDays.find(({ day }) => day.stops.length > 3)?.day as Day;
    const stops = base.stops.map((stop) => ({ ...stop, name: 'depot' }));
    const named = { ...base, depot: { ...base.depot, name: 'Hub' }, stops };
    const back = readBack(dayCsv(named, undefined, undefined));
    expect(back?.depot.place).toEqual(base.depot.place);
    expect(back?.stops).toHaveLength(stops.length);
  });

  it('lays a town around the point where meridian and equator meet', () => {
    const { day } = randomDay(1, 0);
    const depot = { name: 'Hub', place: { kind: 'corner', corner: 50 } } as const;
    const csv = dayCsv({ ...day, ground: { kind: 'town' }, depot, stops: [] }, undefined, town);
    expect(csv.split('\r\n')[1]).toBe('Hub,0.002248,0,,,,,,,');
  });
});

describe('GPX', () => {
  const { window } = new JSDOM('');
  const parse = (text: string) => new window.DOMParser().parseFromString(text, 'application/xml');

  it('is well-formed, with a route for each van and a waypoint for each place', () => {
    for (const seed of seeds) {
      const shared = randomDay(seed, 20);
      const plan = planOf(shared);
      const xml = parse(dayGpx(shared.day, plan, town));
      expect(xml.querySelector('parsererror')).toBeNull();
      expect(xml.documentElement.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
      expect(xml.querySelectorAll('wpt')).toHaveLength(shared.day.stops.length + 1);
      const routes = [...xml.querySelectorAll('rte')];
      expect(routes.map((route) => route.querySelector('name')?.textContent)).toEqual(
        plan.threads.map(({ van }) => shared.day.vans[van]?.id),
      );
      const ends = shared.day.rules.returns ? 2 : 1;
      expect(routes.map((route) => route.querySelectorAll('rtept').length)).toEqual(
        plan.threads.map(({ visits }) => visits.length + ends),
      );
      const first = shared.day.stops[0];
      const names = [...xml.querySelectorAll('wpt > name')].map((name) => name.textContent);
      if (first) expect(names[1]).toBe(`${first.id} ${first.name}`);
      for (const point of xml.querySelectorAll('wpt, rtept')) {
        expect(Math.abs(Number(point.getAttribute('lat')))).toBeLessThanOrEqual(90);
        expect(Math.abs(Number(point.getAttribute('lon')))).toBeLessThanOrEqual(180);
      }
    }
  });

  it.each([
    ['<a href="x">\'&\'</a>', '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;'],
    ['a\u0000b\u000bc\ufffed\ud800e', 'abcde'],
    ['🚚 é', '🚚 é'],
  ])('%j is written as %j', (text, xml) => expect(xmlText(text)).toBe(xml));
});

describe('GeoJSON', () => {
  it('is a collection of lines and points, east before north', () => {
    for (const seed of seeds) {
      const shared = randomDay(seed, 20);
      const plan = planOf(shared);
      const json = JSON.parse(dayGeoJson(shared.day, plan, town));
      expect(json.type).toBe('FeatureCollection');
      expect(json.features).toHaveLength(plan.threads.length + shared.day.stops.length + 1);
      for (const { type, geometry, properties } of json.features) {
        expect(type).toBe('Feature');
        const positions = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
        if (geometry.type === 'LineString') expect(positions.length).toBeGreaterThan(1);
        for (const [east, north] of positions) {
          expect(Math.abs(east)).toBeLessThanOrEqual(180);
          expect(Math.abs(north)).toBeLessThanOrEqual(90);
        }
        expect(['thread', 'depot', 'stop']).toContain(properties.kind);
      }
      const stops = json.features.filter(
        (each: { properties: { kind: string } }) => each.properties.kind === 'stop',
      );
      const left = stops.filter(
        (each: { properties: { van: unknown } }) => each.properties.van === null,
      );
      expect(left).toHaveLength(plan.leftOver.length);
      expect('description' in json).toBe(shared.day.ground.kind === 'town');
    }
  });
});

describe('names of files', () => {
  it.each([
    ['Courier Thursday', 'courier-thursday.gpx'],
    ['thursday-east.csv', 'thursday-east.gpx'],
    ['../../etc/passwd', 'etc-passwd.gpx'],
    ['مخبز', 'مخبز.gpx'],
    ['', 'planner-day.gpx'],
    ['///', 'planner-day.gpx'],
  ])('%j becomes %s', (title, name) => expect(fileName(title, 'gpx')).toBe(name));
});
