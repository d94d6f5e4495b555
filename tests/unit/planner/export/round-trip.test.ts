import { beforeAll, expect, it } from 'vitest';
import type { Day, Sequences, Stop } from '@/lib/planner/day/day';
import { type ExportFormat, exportFile } from '@/lib/planner/export/export-file';
import { type FileDay, toDay } from '@/lib/planner/import/to-day';
import { planFile, readPlanFile } from '@/lib/planner/share/plan-file';
import { createRandom } from '@/planner/random';
import { planOf } from '@/tests/support/planner-day';
import { readFile } from '@/tests/support/planner-import';
import { bringTown, randomDay } from '../share/days';

const names = [
  ...['Weir café', 'مخبز النهر', '🚚 depot', 'A "B", C', '"quoted"', '<b>x</b> & y', '高橋'],
  ...['=1+1', "'=1+1", '+a', '-1+1', '@a', "O'Neil", "'s", 'a;b|c', '12', '1.5', 'Total Wine'],
  ...['-a', "'=a", '=HYPERLINK("http://x","y")'],
  ...['Depot', 'hub', 'name', '08:30-09:00', 'none', '00042', 'x'.repeat(120), 'TRUE', '1e5'],
];
const notes = [
  ...['Ring twice', 'a, "b"\nc', '=1+1', "'=1\n'=2", 'one\n\n  two', 'é'.repeat(300), 'none', '-'],
  ...['line\n'.repeat(59).trim(), '00:30', '5" pipe', '{"a":1}'],
];
const centers = ['ZIP code 78701', 'Main Street, Austin', 'Łódź'];
const phones = ['+1 555 010 0199', '06 12 34 56 78', '(0)20-7946 0018', '5550199', '555 0199 x 12'];

/** A day on plain ground with all that a stop may have, some of it in each. */
function filledDay(seed: number): { day: Day; sequences: Sequences } {
  const next = createRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(list.length * next())] as T;
  const some = <T>(value: T) => (next() < 0.5 ? value : undefined);
  const degrees = (value: number) => Number(value.toFixed(7));
  const place = () =>
    ({
      kind: 'ground',
      latitude: degrees(120 * next() - 55),
      longitude: degrees(359 * next() - 179),
      ...(next() < 0.3 && { center: pick(centers) }),
    }) as const;
  const window = () => {
    const from = Math.floor(1440 * next());
    return [from, from + 1 + Math.floor(1439 * next())] as const;
  };
  const { day, sequences } = randomDay(seed, 30);
  const stops = day.stops.map((_, i): Stop => {
    const part = {
      window: some(window()),
      skill: some(pick(['lift', 'frozen, lift', 'x'.repeat(40), '7'])),
      mustServe: some(true as const),
      note: some(pick(notes)),
      phone: some(pick(phones)),
    };
    const given = Object.entries(part).filter(([, value]) => value !== undefined);
    return {
      id: i + 1,
      name: pick(names),
      place: place(),
      minutes: Math.round(48_000 * next()) / 100,
      load: Math.round(30_000 * next()) / 1000,
      ...Object.fromEntries(given),
    };
  });
  const ids = new Map(day.stops.map(({ id }, i) => [id, i + 1]));
  const ground = { kind: 'plain', roadFactor: 1.4, speed: 42 } as const;
  return {
    day: { ...day, ground, depot: { name: pick(names), place: place() }, stops },
    sequences: sequences.map((route) => route.map((id) => ids.get(id) as number)),
  };
}

const days = Array.from({ length: 60 }, (_, i) => filledDay(i + 1)).filter(
  ({ day }) => day.stops.length > 0,
);

async function readBack(content: string | Uint8Array): Promise<FileDay | undefined> {
  const { file, checked } = await readFile(content);
  expect(checked.lines.flatMap(({ faults }) => faults)).toEqual([]);
  expect(file.others).toBe(0);
  return toDay(checked, 'again');
}

/** The vans that drive, with their stops in order. */
const routesOf = ({ vans }: Day, sequences: Sequences = []) =>
  Object.fromEntries(
    vans.flatMap(({ id }, i) => (sequences[i]?.length ? [[id, sequences[i]]] : [])),
  );

beforeAll(() => import('@/lib/planner/export/xlsx'));

it.each<ExportFormat>(['csv', 'xlsx', 'geojson'])(
  '%s comes back through the import with nothing lost',
  async (format) => {
    expect(days.length).toBeGreaterThan(50);
    for (const { day, sequences } of days) {
      const { content } = await exportFile(format, day, planOf(day, sequences), undefined);
      const back = await readBack(content);
      expect(back?.day.stops).toEqual(day.stops);
      expect(back?.day.depot).toEqual(day.depot);
      expect(routesOf(back?.day as Day, back?.sequences)).toEqual(routesOf(day, sequences));
    }
  },
);

it('a plan file comes back with all of the day and its plan, in the town too', async () => {
  const shared = Array.from({ length: 60 }, (_, i) => randomDay(i + 1));
  for (const each of [...days, ...shared]) {
    const { vans, stops } = each.day;
    const asked = { lockedTo: `${vans[0]?.id}` };
    const day = {
      ...each.day,
      stops: stops.map((stop, i) => (i % 3 ? stop : { ...stop, ...asked })),
      vans: vans.map((van, i) => ({ ...van, locked: true, mostStops: i })),
    };
    const filed = { ...each, day, isSimple: false };
    expect(await readPlanFile(planFile(filed), bringTown)).toEqual(filed);
  }
});
