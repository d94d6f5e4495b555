import { expect, it } from 'vitest';
import { change } from '../../covers/change';
import { widthOf } from '../../pens/letters';
import { inked } from '../../pens/shapes';

it('an arrow leads from one figure to the other, and touches neither', () => {
  const drawn = inked(change('89', '50', 1118, 184, 150));
  expect(drawn.match(/scale\(0\.15\)/g)).toHaveLength(1);
  const figures = [
    ...drawn.matchAll(/translate\(([\d.]+) 184\) scale\([\d.]+\)"><use [^>]*x="([-\d.]+)"/g),
  ];
  const [left] = figures.map(([, at, first]) => Number(at) + Number(first) * 0.15);
  const [, from, to] = /M([\d.]+) [\d.]+H([\d.]+)/.exec(drawn) ?? [];
  expect(Number(from)).toBeGreaterThan(Number(left) + widthOf('89', 150, 'sign'));
  expect(Number(to)).toBeGreaterThan(Number(from) + 50);
  expect(Number(to)).toBeLessThan(1118 - widthOf('50', 150, 'sign'));
});
