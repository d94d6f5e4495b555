import { pathOf } from '@/art/maps';
import { drawing, hourMark, tag, tinted, words } from '@/art/pens';
import { box, disc, edged, line, lined, polar, segment, shape, times } from '@/art/pens/shapes';
import { calmMean, ramp, risen } from '@/art/pictures/fleet/traces';

const middle = [284, 250] as const;
const now = 13.8;

/** Its band in °C. */
const [lowest, highest] = [2, 8] as const;

const radiusOf = (degrees: number) => 66 + degrees * 12.4;

/** Hours run around it from 6 AM at the top. */
const point = (hour: number, degrees: number) =>
  polar(middle, radiusOf(degrees), (hour - 6) * 30 - 90);

const temperature = (hour: number): number => {
  const calm = calmMean + 0.45 * Math.sin(hour * 5.3) + 0.25 * Math.sin(hour * 13);
  return calm + risen(hour) * (ramp.peak - calm);
};

export const pictures = {
  'supervisor-disc': drawing(560, 500, () => {
    const hours: number[] = [ramp.at];
    for (let hour = 6; hour <= now; hour += 0.06) hours.push(hour);
    // Closer together where it leaves its band, so that the color changes at its edge.
    for (let hour = 10.5; hour < 10.9; hour += 0.01) hours.push(hour);
    hours.sort((a, b) => a - b);
    const at = (hour: number) => point(hour, temperature(hour));
    const trace = hours.map(at);
    const outside = hours.filter((hour) => temperature(hour) >= highest).map(at);
    const spokes = times(12, (i) => pathOf([point(6 + i, 0), point(6 + i, 12)]));
    const peak = point(ramp.at, ramp.peak);
    const pen = point(now, temperature(now));
    const [centerX, centerY] = middle;
    return [
      disc(centerX, centerY, 236, edged('surface', 'ink', 3.4)),
      disc(centerX, centerY, radiusOf(5), lined('tealtint', (highest - lowest) * 12.4)),
      ...[0, 2, 4, 6, 8, 10, 12].map((degrees) =>
        disc(centerX, centerY, radiusOf(degrees), lined('line', 1.2)),
      ),
      shape(spokes.join(''), lined('line', 1.2)),
      ...[6, 9, 12, 15].map((hour) => {
        const [x, y] = point(hour, -2.2);
        return words.mono(hourMark(hour), x, y + 5.5, 16, 'ink2', 'middle');
      }),
      disc(centerX, centerY, 7, { fill: 'ink' }),
      line(trace, lined('teal', 4)),
      line(outside, lined('ochre', 5)),
      disc(...peak, 9, edged('surface', 'madder', 4.5)),
      segment([34, 466], pen, lined('ink', 6)),
      disc(34, 466, 16, { fill: 'ink' }),
      disc(...pen, 6, { fill: 'teal' }),
      ...[lowest, highest].map((degrees) => {
        const [x, y] = point(17.5, degrees);
        return [
          // The edge of the band passes behind it.
          box(x - 33, y - 12, 66, 24, { fill: 'surface' }, 5),
          words.mono(`${Math.round(degrees * 1.8 + 32)} °F`, x, y + 5, 15, 'tealtext', 'middle'),
        ];
      }),
      tag('52 °F at 10:46', peak[0] - 50, peak[1] + 20, { ...tinted('madder'), size: 17 }),
    ];
  }),
};
