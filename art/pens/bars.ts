import { num } from '../maps/svg-path';
import type { Color } from './colors';

function widthsOf(text: string): number[] {
  return [...text].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return [1 + (code % 3), 1 + ((code >> 2) % 2), 1 + ((code >> 1) % 4), 1 + ((code >> 3) % 3)];
  });
}

/** Looks like a bar code and cannot be scanned. */
export function barCode(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color = 'onsignal',
): string {
  const widths = [2, 1, 2, 1, ...widthsOf(text), 2, 1, 2];
  const unit = width / widths.reduce((sum, part) => sum + part, 0);
  let left = x;
  const bars = widths.map((part, i) => {
    const bar =
      i % 2 === 0
        ? `M${num(left)} ${num(y)}h${num(part * unit)}v${height}h${num(-part * unit)}z`
        : '';
    left += part * unit;
    return bar;
  });
  return `<path class="f-${color}" d="${bars.join('')}"/>`;
}
