import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Day, Stop } from '@/lib/planner/day/day';
import { toArrays } from '@/lib/planner/share/day-arrays';
import { toLetters } from '@/lib/planner/share/letters';
import { LinkError, linkTo, openLink } from '@/lib/planner/share/link';
import { forgetDay, readSavedDay, saveDay } from '@/lib/planner/share/saved';
import { savedAt } from '@/lib/planner/share/saved-at';
import { createRandom } from '@/planner/random';
import { at, dayWith, onGround, stopAt, vanOf } from '@/tests/support/planner-day';
import { stubStorage } from '@/tests/support/storage';
import { bringTown, randomDay, smallTown } from './days';
import { oldLinks, plainDay, townDay } from './old-days';

const page = 'https://www.example.com/route-optimization';
const town = { ground: { kind: 'town' }, depot: { name: 'Hub', place: at(99) } } as const;
const dayOf = (link = '') => new URL(link).hash.slice('#planner='.length);
const stopsOf = (count: number, make: (i: number) => Stop) =>
  Array.from({ length: count }, (_, i) => make(i));

it('a link opens as what was shared, whatever the day', async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const shared = randomDay(seed, 12);
    const link = await linkTo(page, shared, smallTown);
    expect(link, `seed ${seed}`).toBeDefined();
    expect(await openLink(dayOf(link), bringTown)).toEqual(shared);
  }
});

describe('a link made before', () => {
  it.each([
    ['in the town', oldLinks.town, townDay],
    ['on plain ground', oldLinks.plain, plainDay],
  ])('%s opens', async (_, link, shared) => {
    expect(await openLink(link, bringTown)).toEqual(shared);
  });

  it('is damaged where it was cut or changed', async () => {
    for (const link of Object.values(oldLinks)) {
      for (const bad of [link.slice(0, -3), link.replace('A', 'B'), `${link}AAAA`]) {
        await expect(openLink(bad, bringTown)).rejects.toThrow('This link is damaged');
      }
    }
  });
});

/** Stops of a list, with names, windows and places as they come. */
const listed = (count: number) => {
  const next = createRandom(3);
  const streets = ['Merino', 'Kiteway', 'Tenter', 'Ostra', 'Weir', 'Spinners', 'Felling', 'Hemp'];
  const place = () => onGround(51.5 + next() * 0.08, -0.1 + next() * 0.12);
  const stops = stopsOf(count, (i) => {
    const from = 510 + 15 * Math.floor(next() * 8);
    const name = `${1 + Math.floor(next() * 120)} ${streets[i % 8]} Street`;
    const window = i % 3 === 0 ? { window: [from, from + 60] as const } : {};
    const [minutes, load] = [3 + Math.floor(next() * 5), 1 + Math.floor(next() * 6)];
    return stopAt(i + 1, place(), { name, minutes, load, ...window });
  });
  const vans = [1, 2, 3, 4].map((id) => vanOf(id));
  const sequences = vans.map((_, van) => stops.flatMap(({ id }) => (id % 4 === van ? [id] : [])));
  return { day: dayWith({ stops, vans }), sequences };
};

it('a link holds sixty stops with names and windows in some 1,300 letters', async () => {
  expect((await linkTo(page, listed(60), undefined))?.length).toBeLessThan(1400);
});

it('a link is none where it would be longer than 2,000 letters', async () => {
  expect((await linkTo(page, listed(85), undefined))?.length).toBeLessThanOrEqual(2000);
  expect(await linkTo(page, listed(150), undefined)).toBeUndefined();
});

describe('a bad link', () => {
  let good: string;
  beforeAll(async () => {
    good = dayOf(await linkTo(page, randomDay(8, 12), smallTown));
  });
  const linkOf = async (arrays: unknown) => `2.${await toLetters(JSON.stringify(arrays))}`;
  const fails = async (text: string, words: RegExp) => {
    const opened = openLink(text, bringTown);
    await expect(opened).rejects.toThrow(LinkError);
    await expect(opened).rejects.toThrow(words);
  };

  it.each([
    ['cut', () => good.slice(0, -3)],
    ['empty', () => '2.'],
    ['without a version', () => good.slice(2)],
    ['with strange signs', () => `${good}%%%`],
    ['of nothing', () => '2.AAAA'],
    ['of the version before, empty', () => '1.'],
    ['of a version before that', () => `0.${good.slice(2)}`],
  ])('%s is damaged', (_, text) => fails(text(), /^This link is damaged/));

  it('of a later version says so', () => fails('3.abc', /newer planner\. Reload/));

  it('is never half read, wherever a letter was changed', async () => {
    const next = createRandom(5);
    for (let i = 0; i < 200; i++) {
      const index = 2 + Math.floor(next() * (good.length - 2));
      const letter = 'ABCDEFGHabcdefgh0123-_'[Math.floor(next() * 22)] ?? '';
      const changed = good.slice(0, index) + letter + good.slice(index + 1);
      if (letter !== good[index]) await fails(changed, /damaged/);
    }
  });

  it('that would fill the memory is not read to its end', () =>
    linkOf('0'.repeat(5_000_000)).then((link) => fails(link, /damaged/)));

  /** The arrays of a good day, with another value somewhere in them. */
  const changedAt = (path: readonly number[], value: unknown) => {
    const arrays = structuredClone(toArrays(plainDay, undefined)) as unknown[];
    const last = path.slice(0, -1).reduce((part, i) => part[i] as unknown[], arrays);
    last[path.at(-1) ?? 0] = value;
    return arrays;
  };
  const pathsIn = (value: unknown): number[][] =>
    Array.isArray(value)
      ? value.flatMap((part, i) => [[i], ...pathsIn(part).map((path) => [i, ...path])])
      : [];
  const paths = pathsIn(toArrays(plainDay, undefined));
  it.each(paths.map((path) => [path]))(
    'with anything made up at %j opens nothing',
    async (path) => {
      // Some of them may stand there: 1 is a load, and a text a name.
      const kinds = [1e308, -1, 1.5, 'x'.repeat(2000), {}, true, [[]], [1, 2, 3, 4, 5, 6, 7, 8, 9]];
      let opened = 0;
      for (const value of kinds) {
        await openLink(await linkOf(changedAt(path, value)), bringTown).then(
          ({ day }) => {
            opened += 1;
            expect(() => toArrays({ day, sequences: [] }, undefined)).not.toThrow();
          },
          (error) => expect(error).toBeInstanceOf(LinkError),
        );
      }
      expect(opened).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ['two stops of one id', [5, 1, 0], 0],
    ['a stop in two routes', [6, 1], [0]],
    ['a route too many', [6, 2], []],
    ['no vans', [4], []],
    ['a place in the town on plain ground', [5, 0, 1], 5],
    ['a window past the end of the next day', [5, 0, 4], [2879, 2]],
    ['a place off the globe', [3, 1], [9_000_001, 0]],
    ['weights of more than all', [2, 5], 31],
    ['JSON of another kind', [0], null],
  ] as const)('with %s is damaged', async (_, path, value) =>
    fails(await linkOf(changedAt(path, value)), /damaged/),
  );

  it('asks for no town where its day lies on plain ground, and passes on why the town is missing', async () => {
    const bring = vi.fn(() => Promise.reject(new Error('offline')));
    const plain = dayWith({ vans: [vanOf(1)] });
    const open = async (day: Day) =>
      openLink(dayOf(await linkTo(page, { day, sequences: [[]] }, undefined)), bring);
    expect((await open(plain)).day).toEqual(plain);
    expect(bring).not.toHaveBeenCalled();
    await expect(open({ ...plain, ...town })).rejects.toThrow('offline');
  });

  it('to a corner that the town does not have is damaged', async () => {
    const day = dayWith({ ...town, depot: { name: 'd', place: at(100) }, vans: [vanOf(1)] });
    await fails(dayOf(await linkTo(page, { day, sequences: [] }, smallTown)), /damaged/);
  });
});

const stored = new Map<string, string>();
const now = new Date('2026-11-22T21:00:00Z');

beforeEach(() => {
  stored.clear();
  stubStorage('localStorage', stored);
});

it('comes back as it was, a thousand stops included', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const shared = randomDay(seed, 1000);
    expect(saveDay(shared, now)).toBe(true);
    expect(await readSavedDay(bringTown)).toEqual(shared);
  }
});

it('is gone when it is forgotten', async () => {
  saveDay(randomDay(1), now);
  expect(savedAt()).toEqual(now);
  expect(forgetDay()).toBe(true);
  expect(savedAt()).toBeUndefined();
  expect(await readSavedDay(bringTown)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('a day that was saved before comes back', async () => {
  stored.set('planner-day', `1 ${now.toISOString()} ${oldLinks.plain.slice(2)}`);
  expect(await readSavedDay(bringTown)).toEqual(plainDay);
});

it.each([
  ['another form', '3 2026-11-22T21:00:00.000Z abc'],
  ['no time', '1 yesterday abc'],
  ['something else', '{"a":1}'],
  ['damaged letters', '1 2026-11-22T21:00:00.000Z abcdef'],
  ['what is no JSON', '2 2026-11-22T21:00:00.000Z [[],'],
  ['JSON of no day', '2 2026-11-22T21:00:00.000Z [[]]'],
])('is not offered where the device holds %s', async (what, text) => {
  stored.set('planner-day', text);
  expect(await readSavedDay(bringTown)).toBeUndefined();
  if (what === 'another form') expect(savedAt()).toBeUndefined();
  expect(stored.get('planner-day')).toBe(text);
});

it('says where the device refuses', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(saveDay(randomDay(1), now)).toBe(false);
});
