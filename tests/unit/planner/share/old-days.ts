import { at, dayWith, onGround, sequencesOf, stopAt, vanOf } from '@/tests/support/planner-day';

/** A day like the courier's in a town of 100 corners: 25 stops that are called by their address. */
export const townDay = {
  day: dayWith({
    title: 'Courier Thursday',
    ground: { kind: 'town' },
    depot: { name: 'Depot', place: at(99) },
    stops: Array.from({ length: 25 }, (_, i) =>
      stopAt(i + 1, at((i * 37) % 100), {
        name: `Merino Street ${(i * 37) % 100}`,
        minutes: 3 + (i % 5),
        load: 1 + (i % 7),
        ...(i % 3 === 0 && { window: [510 + 15 * i, 600 + 15 * i] }),
        ...(i === 7 && { name: 'Weir café', window: [511, 597] }),
      }),
    ),
    vans: [1, 2, 3].map((id) => vanOf(id, { capacity: 40, shift: [510, 960] })),
  }),
  sequences: sequencesOf('1 5 9 13 17 21 25, 2 6 10 14 18 22 3 7, 4 8 12 16 20 24 11'),
};

/** A day on plain ground with windows, skills, parts of boxes and of minutes, and a window past midnight. */
export const plainDay = {
  day: dayWith({
    title: 'مخبز النهر.csv',
    ground: { kind: 'plain', roadFactor: 1.35 },
    depot: { name: 'Hub', place: onGround(-33.86512, 151.20991) },
    stops: [
      stopAt(3, onGround(-33.9, 151.1), { name: 'Zoë & Söhne', load: 2.5, window: [540, 630] }),
      stopAt(1, onGround(-33.81234, 151.25), { minutes: 7.25, window: [1435, 1501] }),
      stopAt(12, onGround(-33.7, 151.3), { skill: 'lift, frozen', load: 0.125 }),
      stopAt(9, onGround(-34.00001, 150.9), { name: '🚚 "A", B', minutes: 480, load: 0 }),
    ],
    vans: [
      vanOf(1, { capacity: 12, skills: ['lift', 'frozen'] }),
      vanOf(2, { shift: [1200, 1800] }),
    ],
    rules: {
      ...{ disjoint: false, windows: true, balance: false, returns: true },
      weights: { distance: 70, time: 25, evenness: 5 },
    },
  }),
  sequences: [[12, 3], [1]],
};

/** What version 1 made of these days, before it was written no more. */
export const oldLinks = {
  town: '1.ABBDb3VyaWVyIFRodXJzZGF5BygoBURlcG90YwMGVkFOIDAxKP4DwAcABlZBTiAwMij-A8AHAAZWQU4gMDMo_gPABwAZAwIAAwEiKAACJQQCAAJKBQMDAgsGBCUrAAIwBwUAAlUDBgMCFgQHKC4JAjsFAf8D1QQKV2VpciBjYWbDqQACYAYCAwIhBwMrMQACRgMEAAIHBAUDAiwFBi40AAJRBgcAAhIHAQMCNwMCMTcAAlwEAwACHQUEAwJCBgU0OgACAwcGAAIoAwcDAk0EATc9AAIOBQIAAjMGAwMCWAcEOkAHAAQIDBAUGAgBBQkNERUCBgcDBwsPExcK9dZMog',
  plain:
    '1.hwEX2YXYrtio2LIg2KfZhNmG2YfYsS5jc3YKRhkDSHVin7KdA77ptQ4CBlZBTiAwMQzgA8AHAgRsaWZ0BmZyb3plbgZWQU4gMDJksAmIDgAEGwa_Nt2rAQPEEyQqDVpvw6sgJiBTw7ZobmUpA7xS0j7SOAGbC90LBlN0b3AgMRwWgIIC4owBA30MbGlmdCwgZnJvemVuB1N0b3AgMTIIBeHSAZ3kA-ADAAvwn5qaICJBIiwgQgICAAEBzMwLOQ',
};
