import { expect, it } from 'vitest';
import { beat, drawing, drawingSvg } from '../pens';
import { shape } from '../pens/shapes';

const svg = (draw: () => string) => drawingSvg(drawing(100, 100, draw));

it('moves only where motion is welcome, and ends as the markup shows it', () => {
  const path = shape('M0 0H9', { stroke: 'ink' });
  const written = svg(() => beat('writes', 200, 900, path));
  const [, rules = ''] =
    /@media \(prefers-reduced-motion:no-preference\)\{(.*)\}<\/style>/.exec(written) ?? [];
  expect(rules).toContain('@keyframes writes');
  expect(written.replace(rules, '')).not.toMatch(/@keyframes|animation:|stroke-dash/);
  expect(rules).not.toContain('flips');
  expect(svg(() => path)).not.toContain('animation');
});
