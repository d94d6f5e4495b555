import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toLetters } from '@/lib/planner/share/base64url';
import { byteReader, byteWriter } from '@/lib/planner/share/bytes';
import { readDay, writeDay } from '@/lib/planner/share/day-bytes';
import { isLink, LinkError, linkTo, openLink } from '@/lib/planner/share/link';
import { random, randomDay, smallTown } from './days';

// What is told to who looks for a fault is no news here.
beforeEach(() => void vi.spyOn(console, 'debug').mockReturnValue());

const page = 'https://www.example.com/route-optimization';
const bringTown = async () => smallTown;
const dayOf = (link: string) => new URL(link).hash.slice('#planner='.length);

describe('numbers in bytes', () => {
  it.each([0, 1, 127, 128, 300, 65_535, 18_000_000, 2 ** 40])('keep %d', (value) => {
    const out = byteWriter();
    out.count(value);
    out.signed(-value);
    const back = byteReader(Uint8Array.from(out.bytes));
    expect([back.count(), back.signed()]).toEqual([value, value === 0 ? 0 : -value]);
  });

  it('beyond all bounds are refused', () => {
    expect(() => byteReader(new Uint8Array(40).fill(255)).count()).toThrow();
    expect(() => byteReader(Uint8Array.from([200, 1])).count(100)).toThrow();
    expect(() => byteReader(Uint8Array.from([128])).count()).toThrow();
  });
});

describe('a link', () => {
  it('opens as what was shared, whatever the day', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      const shared = randomDay(seed, 12);
      const link = linkTo(page, shared, smallTown);
      expect(link, `seed ${seed}`).toBeDefined();
      expect(await openLink(dayOf(link ?? ''), bringTown)).toEqual(shared);
    }
  });

  it('needs no escaping and is told from a name', () => {
    const link = linkTo(page, randomDay(1, 12), smallTown) ?? '';
    expect(new URL(link).href).toBe(link);
    expect(isLink(dayOf(link))).toBe(true);
    expect(isLink('courier')).toBe(false);
  });

  it('holds sixty stops with common names, and no more', () => {
    const town = (stops: number) => {
      const { day } = randomDay(4, 0);
      const all = Array.from({ length: stops }, (_, i) => ({
        id: i + 1,
        name: `Merino Street ${i}`,
        place: { kind: 'corner', corner: i } as const,
        minutes: 3,
        load: 4,
        window: [510, 555] as const,
      }));
      const depot = { name: 'Hub', place: { kind: 'corner', corner: 99 } } as const;
      return { day: { ...day, ground: { kind: 'town' } as const, depot, stops: all }, rounds: [] };
    };
    expect(linkTo(page, town(60), smallTown)?.length).toBeLessThan(1200);
    expect(linkTo(page, town(61), smallTown)).toBeUndefined();
  });

  it('holds sixty own stops', async () => {
    const { day } = randomDay(2, 0);
    const next = random(1);
    const place = () =>
      ({
        kind: 'ground',
        latitude: 51 + Math.round(9999 * next()) / 1e5,
        longitude: -0.1,
      }) as const;
    const stops = Array.from({ length: 60 }, (_, i) => ({
      id: i + 1,
      name: `Customer ${i + 1}`,
      place: place(),
      minutes: 5,
      load: 1,
      window: [480, 600] as const,
    }));
    const own = { ...day, ground: { kind: 'plain', roadFactor: 1.3 } as const, stops };
    const depot = { name: 'Depot', place: place() };
    const link = linkTo(
      page,
      { day: { ...own, depot }, rounds: day.vans.map(() => []) },
      undefined,
    );
    expect(link?.length).toBeLessThanOrEqual(2000);
  });

  it('is none where it would be longer than 2,000 signs', () => {
    const { day, rounds } = randomDay(3, 0);
    expect(
      linkTo(page, { day: { ...day, title: 'n'.repeat(1600) }, rounds }, smallTown),
    ).toBeUndefined();
  });
});

describe('a bad link', () => {
  const good = dayOf(linkTo(page, randomDay(8, 12), smallTown) ?? '');
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
    [
      'with a letter changed',
      `${good.slice(0, 20)}${good[20] === 'A' ? 'B' : 'A'}${good.slice(21)}`,
    ],
    ['with strange signs', `${good}%%%`],
    ['of nothing', '1.AAAA'],
  ])('%s is damaged', (_, text) => fails(text, /^This link is damaged/));

  it('of a later version says so', () => fails('2.abc', /newer planner\. Reload/));

  it('is never half read, wherever a letter was changed', async () => {
    const next = random(5);
    for (let i = 0; i < 200; i++) {
      const at = 2 + Math.floor(next() * (good.length - 2));
      const sign = 'ABCDEFGHabcdefgh0123-_'[Math.floor(next() * 22)];
      if (sign === good[at]) continue;
      await fails(good.slice(0, at) + sign + good.slice(at + 1), /damaged/);
    }
  });

  it('made up with a right checksum opens nothing that is no day', async () => {
    const next = random(6);
    for (let i = 0; i < 500; i++) {
      const bytes = Uint8Array.from({ length: Math.floor(next() * 80) }, () => next() * 256);
      await openLink(`1.${toLetters(bytes)}`, bringTown).then(
        ({ day }) => expect(day.stops.length).toBeLessThanOrEqual(500),
        (error) => expect(error).toBeInstanceOf(LinkError),
      );
    }
  });

  it('asks for no town where its day lies on plain ground, and passes on why the town is missing', async () => {
    const plain = { ...randomDay(1, 3).day, ground: { kind: 'plain', roadFactor: 1.3 } as const };
    const place = { kind: 'ground', latitude: 1, longitude: 2 } as const;
    const day = { ...plain, depot: { name: 'd', place }, stops: [] };
    const bring = vi.fn(() => Promise.reject(new Error('offline')));
    const link = dayOf(linkTo(page, { day, rounds: day.vans.map(() => []) }, undefined) ?? '');
    expect((await openLink(link, bring)).day).toEqual(day);
    expect(bring).not.toHaveBeenCalled();
    const town = {
      ...day,
      ground: { kind: 'town' } as const,
      depot: { name: 'd', place: { kind: 'corner', corner: 1 } as const },
    };
    const other = dayOf(linkTo(page, { day: town, rounds: [] }, undefined) ?? '');
    await expect(openLink(other, bring)).rejects.toThrow('offline');
  });

  it('to a corner that the town does not have is damaged', async () => {
    const shared = randomDay(8, 12);
    const depot = { name: 'd', place: { kind: 'corner', corner: 100 } } as const;
    const bytes = writeDay(
      { day: { ...shared.day, ground: { kind: 'town' }, depot, stops: [] }, rounds: [] },
      smallTown,
    );
    expect(() => readDay(bytes, smallTown)).toThrow();
  });
});
