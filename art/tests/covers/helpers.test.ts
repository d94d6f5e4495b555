import { expect, it } from 'vitest';
import { blend, byDay, coverRules } from '../../covers/colors';
import { curve, withCrossing } from '../../covers/curve';
import { box } from '../../pens/shapes';

const third = blend('ochre', 100 / 3, 'cobalt');
const middle = blend('paper', 50, 'ink');

it('a blend of any share has a class with a rule, by day and by night', () => {
  const rules = coverRules(box(0, 0, 1, 1, { stroke: third, fill: middle }), 'tint', 'teal');
  expect(rules.match(/\.s-ochre_33_cobalt\{stroke:#[0-9A-F]{6}\}/g)).toHaveLength(2);
  expect(rules.match(/\.f-paper_50_ink\{fill:#[0-9A-F]{6}\}/g)).toHaveLength(2);
  const fixed = box(0, 0, 1, 1, { fill: blend(byDay('paper'), 50, byDay('ink')) });
  const [color, ...more] = new Set(coverRules(fixed, 'tint', 'teal').match(/paper0[^}]+/g));
  expect([color, more]).toEqual(['paper0_50_ink0{fill:#808882', []]);
});

it('a blend of a color that the palette lacks is an error', () => {
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
