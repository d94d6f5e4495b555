import type { MapSpec } from '@/art/maps/map';
import { day, night, threads } from '@/art/maps/palette';
import { townPlan } from '@/art/maps/plans';
import { route, type Scene } from '@/art/maps/scene';
import { num } from '@/art/maps/svg-path';

/** A dashed ring around the last stop of the teal route: somebody looks for the address there. */
function searched({ routes }: Scene): string {
  const at = routes[0]?.stops.at(-1)?.at;
  if (!at) throw new Error('There is no stop to look for.');
  const place = `cx="${num(at[0])}" cy="${num(at[1])}"`;
  return `<circle class="l r" stroke-width="2.4" stroke-dasharray="2 7" ${place} r="52"/><circle class="g t${threads.indexOf('teal')}" stroke-width="6" ${place} r="14"/>`;
}

/** Beside 'Article not found': one route, and an address that is not where it should be. */
export const blogMaps = {
  'blog-unknown': {
    width: 820,
    height: 660,
    plan: townPlan({
      seed: 441,
      width: 820,
      height: 660,
      angle: 19,
      radials: [{ at: [470, 450], reach: 90 }],
      parks: [{ at: [640, 160], width: 150, height: 110, angle: 19 }],
    }),
    palette: day,
    dark: night,
    lineWidth: 5.4,
    scene: {
      depot: [120, 300],
      depotSize: 34,
      inset: 60,
      routes: [route('teal', '260,380 420,330 590,270', 5)],
    },
    over: searched,
  },
} satisfies Record<string, MapSpec>;
