import { hues, num } from '@/art/maps';
import { drawDepot } from '@/art/maps/marks';
import type { HeroPlan } from '@/lib/picture/map-plan';

const classOf = (hue: HeroPlan['routes'][number]['hue']) => `t${hues.indexOf(hue)}`;

export function heroRoutes({ routes, bundle, depot, lineWidth }: HeroPlan): string {
  const lines = routes.map(({ d }, i) => {
    const lane = bundle[i];
    return lane ? `M0 ${lane.y}H${lane.toX}${d}` : d;
  });
  const stop = ({ x, y, served }: HeroPlan['routes'][number]['stops'][number]) =>
    `<circle${served ? ' class="s"' : ' class="g"'} cx="${num(x)}" cy="${num(y)}" r="${num(lineWidth * 1.04)}"/>`;
  return [
    `<path class="l k" stroke-width="${num(lineWidth + 3.4)}" d="${lines.join('')}"/>`,
    ...routes.map(
      ({ hue, stops }, i) =>
        `<g class="${classOf(hue)}"><path class="l" stroke-width="${num(lineWidth)}" d="${lines[i]}"/><g stroke-width="${num(lineWidth * 0.42)}">${stops.map(stop).join('')}</g></g>`,
    ),
    drawDepot(
      {
        at: [depot.x + depot.width / 2, depot.y + depot.height / 2],
        width: depot.width,
        height: depot.height,
      },
      5,
    ),
  ].join('');
}
