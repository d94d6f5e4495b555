import { expect, it } from 'vitest';
import { blend, byDay, coverRules } from '../../covers/colors';
import { curve, withCrossing } from '../../covers/curve';
import { dots, inHeap } from '../../covers/dots';
import { ring } from '../../covers/rings';
import { ruler, timetable } from '../../covers/scales';
import { block, tilted } from '../../covers/tilt';
import { label, labels, leader } from '../../covers/words';
import { box, inked } from '../../pens/shapes';

it('a blend of any share has a class with a rule', () => {
  const third = blend('ochre', 100 / 3, 'cobalt');
  const rules = coverRules(box(0, 0, 1, 1, { stroke: third }), 'night', 'teal');
  expect(rules).toContain('.s-ochre_33_cobalt{stroke:');
});

it('a blend is mixed by day and by night', () => {
  const rules = coverRules(box(0, 0, 1, 1, { fill: blend('paper', 50, 'ink') }), 'tint', 'teal');
  expect(rules.match(/\.f-paper_50_ink\{fill:#[0-9A-F]{6}\}/g)).toHaveLength(2);
  const fixed = box(0, 0, 1, 1, { fill: blend(byDay('paper'), 50, byDay('ink')) });
  const [color, ...more] = new Set(coverRules(fixed, 'tint', 'teal').match(/paper0[^}]+/g));
  expect([color, more]).toEqual(['paper0_50_ink0{fill:#808882', []]);
  const unknown = '<path class="f-paper_50_pink"/>';
  expect(() => coverRules(unknown, 'tint', 'teal')).toThrow("There is no color 'pink'");
});

it('parts of a curve meet where it crosses a level', () => {
  const points = [
    [0, 10],
    [10, 0],
    [20, 10],
    [30, 0],
  ] as const;
  const met = withCrossing(points, 5);
  expect(met.points[met.crossing]).toEqual([25, 5]);
  expect(curve(met.points, 0, met.crossing)).toMatch(/25 5$/);
  expect(curve(met.points, met.crossing)).toMatch(/^M25 5C/);
  expect(() => withCrossing(points, 20)).toThrow('does not rise');
});

it('dots are one element, and a heap grows from the ground', () => {
  const places = inHeap(5, 2, [10, 100], 20);
  expect(places).toEqual([
    [10, 100],
    [30, 100],
    [10, 80],
    [30, 80],
    [10, 60],
  ]);
  expect(dots(places, 4, { fill: 'teal' }).match(/<path/g)).toHaveLength(1);
});

it('a block rises from the tilted ground, to scale', () => {
  expect(tilted([100, 50])([10, 0, 7])).toEqual([108.66, 48]);
  const tall = block({ at: [0, 0], base: [10, 10], to: 30, colors: ['teal', 'ink', 'paper'] });
  expect(inked(tall).match(/<path/g)).toHaveLength(3);
  expect(inked(tall)).toContain('M0 -30L');
});

it('a ring closes around its place', () => {
  expect(ring([50, 50], () => 10, 4)).toBe(
    'M55 45Q60 50 55 55Q50 60 45 55Q40 50 45 45Q50 40 55 45z',
  );
});

it('a ruler has a mark for each part, a timetable a line for each row', () => {
  expect(inked(ruler({ from: 0, to: 100, y: 20, parts: 4 })).match(/v-22/g)).toHaveLength(5);
  const rows = [{ stops: [0, 50, 90], color: 'teal', open: 2 }] as const;
  const drawn = inked(timetable(rows, 40, 20));
  expect(drawn.match(/class="f-surface s-teal"/g)).toHaveLength(1);
  expect(drawn.match(/<circle/g)).toHaveLength(3);
});

it('labels and their leaders go together on a small cover', () => {
  const drawn = inked([leader('wired', [0, 0], [40, 0]), label('SIM', 0, 40), labels('<path/>')]);
  expect(drawn.match(/<g class="label">/g)).toHaveLength(4);
});
