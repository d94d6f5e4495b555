import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '@/lib/city/random';
import type { Day, Stop } from '@/lib/planner/day/day';
import { toLetters } from '@/lib/planner/share/base64url';
import { readDay, writeDay } from '@/lib/planner/share/day-bytes';
import { isLink, LinkError, linkTo, openLink } from '@/lib/planner/share/link';
import { forgetDay, readSavedDay, saveDay } from '@/lib/planner/share/saved';
import { savedAt } from '@/lib/planner/share/saved-at';
import { at, dayWith, stopAt, vanOf } from '@/tests/support/planner-day';
import { stubStorage } from '@/tests/support/storage';
import { bringTown, randomDay, smallTown } from './days';

beforeEach(() => void vi.spyOn(console, 'debug').mockReturnValue());

const page = 'https://www.example.com/route-optimization';
const town = { ground: { kind: 'town' }, depot: { name: 'Hub', place: at(99) } } as const;
const dayOf = (link = '') => new URL(link).hash.slice('#planner='.length);
const stopsOf = (count: number, make: (i: number) => Stop) =>
  Array.from({ length: count }, (_, i) => make(i));

it('a link opens as what was shared, whatever the day', async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const shared = randomDay(seed, 12);
    const link = linkTo(page, shared, smallTown);
    expect(link, `seed ${seed}`).toBeDefined();
    expect(await openLink(dayOf(link), bringTown)).toEqual(shared);
  }
});

it('a link needs no escaping and is told from a name', () => {
  const link = linkTo(page, randomDay(1, 12), smallTown) ?? '';
  expect(new URL(link).href).toBe(link);
  expect([isLink(dayOf(link)), isLink('courier')]).toEqual([true, false]);
});

it('a link holds sixty stops with common names, and no more', () => {
  const part = { minutes: 3, load: 4, window: [510, 555] } as const;
  const shared = (count: number) => {
    const stops = stopsOf(count, (i) =>
      stopAt(i + 1, at(i), { name: `Merino Street ${i}`, ...part }),
    );
    return { day: dayWith({ ...town, stops }), sequences: [] };
  };
  expect(linkTo(page, shared(60), smallTown)?.length).toBeLessThan(1200);
  expect(linkTo(page, shared(61), smallTown)).toBeUndefined();
});

it('a link is none where it would be longer than 2,000 signs', () => {
  const day = dayWith({ title: 'n'.repeat(1600) });
  expect(linkTo(page, { day, sequences: [] }, undefined)).toBeUndefined();
});

describe('a bad link', () => {
  const good = dayOf(linkTo(page, randomDay(8, 12), smallTown));
  const changed = (i: number, sign: string) => good.slice(0, i) + sign + good.slice(i + 1);
  const fails = async (text: string, words: RegExp) => {
    const opened = openLink(text, bringTown);
    await expect(opened).rejects.toThrow(LinkError);
    await expect(opened).rejects.toThrow(words);
  };

  it.each([
    ['cut', good.slice(0, -3)],
    ['empty', '1.'],
    ['without a version', good.slice(2)],
    ['with strange signs', `${good}%%%`],
    ['of nothing', '1.AAAA'],
  ])('%s is damaged', (_, text) => fails(text, /^This link is damaged/));

  it('of a later version says so', () => fails('2.abc', /newer planner\. Reload/));

  it('is never half read, wherever a letter was changed', async () => {
    const next = createRandom(5);
    for (let i = 0; i < 200; i++) {
      const index = 2 + Math.floor(next() * (good.length - 2));
      const sign = 'ABCDEFGHabcdefgh0123-_'[Math.floor(next() * 22)] ?? '';
      if (sign !== good[index]) await fails(changed(index, sign), /damaged/);
    }
  });

  it('made up with a right checksum opens nothing that is no day', async () => {
    const next = createRandom(6);
    for (let i = 0; i < 500; i++) {
      const bytes = Uint8Array.from({ length: Math.floor(next() * 80) }, () => next() * 256);
      await openLink(`1.${toLetters(bytes)}`, bringTown).then(
        ({ day }) => expect(day.stops.length).toBeLessThanOrEqual(500),
        (error) => expect(error).toBeInstanceOf(LinkError),
      );
    }
  });

  it('asks for no town where its day lies on plain ground, and passes on why the town is missing', async () => {
    const bring = vi.fn(() => Promise.reject(new Error('offline')));
    const plain = dayWith({ vans: [vanOf(1)] });
    const open = (day: Day) =>
      openLink(dayOf(linkTo(page, { day, sequences: [[]] }, undefined)), bring);
    expect((await open(plain)).day).toEqual(plain);
    expect(bring).not.toHaveBeenCalled();
    await expect(open({ ...plain, ...town })).rejects.toThrow('offline');
  });

  it('to a corner that the town does not have is damaged', () => {
    const depot = { name: 'd', place: at(100) };
    const bytes = writeDay({ day: dayWith({ ...town, depot }), sequences: [] }, smallTown);
    expect(() => readDay(bytes, smallTown)).toThrow();
  });
});

const stored = new Map<string, string>();
const now = new Date('2026-11-22T21:00:00Z');

beforeEach(() => {
  stored.clear();
  vi.spyOn(console, 'debug').mockReturnValue();
  stubStorage('localStorage', stored);
});

it('comes back as it was, five hundred stops included', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const shared = randomDay(seed, 500);
    expect(saveDay(shared, now)).toBe(true);
    expect(await readSavedDay(bringTown)).toEqual({ shared, at: now });
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

it.each([
  ['another form', '2 2026-11-22T21:00:00.000Z abc'],
  ['no time', '1 yesterday abc'],
  ['something else', '{"a":1}'],
  ['damaged letters', '1 2026-11-22T21:00:00.000Z abcdef'],
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
