import { num } from '../maps/svg-path';

type At = readonly [x: number, y: number];

/** A path all around a place, as far in each direction as `reach` says of its angle, in degrees from the east. */
export function ring([x, y]: At, reach: (angle: number) => number, parts = 24): string {
  const at = (i: number): At => {
    const angle = (i / parts) * 360;
    const turn = (angle * Math.PI) / 180;
    const far = reach(angle % 360);
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
  };
  const pair = ([left, top]: At) => `${num(left)} ${num(top)}`;
  const middle = (a: At, b: At): At => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const steps = Array.from(
    { length: parts },
    (_, i) => `Q${pair(at(i))} ${pair(middle(at(i), at(i + 1)))}`,
  );
  return `M${pair(middle(at(-1), at(0)))}${steps.join('')}z`;
}
