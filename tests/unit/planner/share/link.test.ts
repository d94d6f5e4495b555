import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '@/lib/city/random';
import type { Day, Stop } from '@/lib/planner/day/day';
import { toLetters } from '@/lib/planner/share/base64url';
import { byteReader, byteWriter } from '@/lib/planner/share/bytes';
import { readDay, writeDay } from '@/lib/planner/share/day-bytes';
import { isLink, LinkError, linkTo, openLink } from '@/lib/planner/share/link';
import { at, dayWith, onGround, stopAt, vanOf } from '@/tests/support/planner-day';
import { bringTown, randomDay, smallTown } from './days';

beforeEach(() => void vi.spyOn(console, 'debug').mockReturnValue());

const page = 'https://www.example.com/route-optimization';
const town = { ground: { kind: 'town' }, depot: { name: 'Hub', place: at(99) } } as const;
const dayOf = (link = '') => new URL(link).hash.slice('#planner='.length);
const stopsOf = (count: number, make: (i: number) => Stop) =>
  Array.from({ length: count }, (_, i) => make(i));

it.each([0, 1, 127, 128, 300, 65_535, 18_000_000, 2 ** 40])('bytes keep %d', (value) => {
  const out = byteWriter();
  out.count(value);
  out.signed(-value);
  const back = byteReader(Uint8Array.from(out.bytes));
  expect([back.count(), back.signed()]).toEqual([value, value === 0 ? 0 : -value]);
});

it.each([
  ['without end', new Array(40).fill(255), undefined],
  ['above what may be', [200, 1], 100],
  ['that breaks off', [128], undefined],
])('a number %s is refused', (_, bytes, most) =>
  expect(() => byteReader(Uint8Array.from(bytes)).count(most)).toThrow(),
);

describe('a link', () => {
  it('opens as what was shared, whatever the day', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      const shared = randomDay(seed, 12);
      const link = linkTo(page, shared, smallTown);
      expect(link, `seed ${seed}`).toBeDefined();
      expect(await openLink(dayOf(link), bringTown)).toEqual(shared);
    }
  });

  it('needs no escaping and is told from a name', () => {
    const link = linkTo(page, randomDay(1, 12), smallTown) ?? '';
    expect(new URL(link).href).toBe(link);
    expect([isLink(dayOf(link)), isLink('courier')]).toEqual([true, false]);
  });

  it('holds sixty stops with common names, and no more', () => {
    const part = { minutes: 3, load: 4, window: [510, 555] } as const;
    const shared = (count: number) => {
      const stops = stopsOf(count, (i) =>
        stopAt(i + 1, at(i), { name: `Merino Street ${i}`, ...part }),
      );
      return { day: dayWith({ ...town, stops }), rounds: [] };
    };
    expect(linkTo(page, shared(60), smallTown)?.length).toBeLessThan(1200);
    expect(linkTo(page, shared(61), smallTown)).toBeUndefined();
  });

  it('holds sixty own stops', () => {
    const next = createRandom(1);
    const part = { minutes: 5, window: [480, 600] } as const;
    const stops = stopsOf(60, (i) =>
      stopAt(i + 1, onGround(51 + Math.round(9999 * next()) / 1e5, -0.1), {
        name: `Customer ${i + 1}`,
        ...part,
      }),
    );
    const link = linkTo(page, { day: dayWith({ stops }), rounds: [] }, undefined);
    expect(link?.length).toBeLessThanOrEqual(2000);
  });

  it('is none where it would be longer than 2,000 signs', () => {
    const day = dayWith({ title: 'n'.repeat(1600) });
    expect(linkTo(page, { day, rounds: [] }, undefined)).toBeUndefined();
  });
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
    ['cut to its first letters', good.slice(0, 5)],
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
      openLink(dayOf(linkTo(page, { day, rounds: [[]] }, undefined)), bring);
    expect((await open(plain)).day).toEqual(plain);
    expect(bring).not.toHaveBeenCalled();
    await expect(open({ ...plain, ...town })).rejects.toThrow('offline');
  });

  it('to a corner that the town does not have is damaged', () => {
    const depot = { name: 'd', place: at(100) };
    const bytes = writeDay({ day: dayWith({ ...town, depot }), rounds: [] }, smallTown);
    expect(() => readDay(bytes, smallTown)).toThrow();
  });
});
