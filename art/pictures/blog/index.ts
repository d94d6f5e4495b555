import { hues, num, onPage, route, type Scene, townMap } from '@/art/maps';

function searched({ routes }: Scene): string {
  const at = routes[0]?.stops.at(-1)?.at;
  if (!at) throw new Error('There is no stop to look for.');
  const place = `cx="${num(at[0])}" cy="${num(at[1])}"`;
  return `<circle class="l r" stroke-width="2.4" stroke-dasharray="2 7" ${place} r="52"/><circle class="g t${hues.indexOf('teal')}" stroke-width="6" ${place} r="14"/>`;
}

export const pictures = {
  'blog-unknown': townMap([820, 660], onPage, {
    town: { seed: 441, angle: 19, centers: '470,450,90', parks: '640,160,150,110,19' },
    scene: { depot: [120, 300], depotSize: 34, inset: 60, lineWidth: 5.4 },
    routes: [route('teal', '260,380 420,330 590,270', 5)],
    over: searched,
  }),
};
