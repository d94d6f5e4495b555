import { hues } from '@/art/maps/palette';
import type { Scene } from '@/art/maps/scene';
import { num } from '@/art/maps/svg-path';
import { tag, tinted } from '@/art/pens';

/** A van's name beside it: the tag's corner from the van, and from which edge it is measured. */
type Place = readonly [right: number, down: number, side: 'start' | 'end'];

/** VAN 14 has taken two stops, its last; each keeps a ring in the color of VAN 11. */
export const handover =
  (taker: Place, giver: Place) =>
  ({ routes }: Scene): string => {
    const routeOf = (hue: 'plum' | 'ochre') => routes.find((route) => route.hue === hue);
    const rings = routeOf('plum')?.stops.slice(-2) ?? [];
    const name = (label: string, hue: 'plum' | 'ochre', [right, down, side]: Place) => {
      const [x, y] = routeOf(hue)?.vehicle?.at ?? [0, 0];
      return tag(label, x + right, y + down, { ...tinted(hue), size: 16 }, side);
    };
    return [
      ...rings.map(
        ({ at: [x, y] }) =>
          `<circle class="t${hues.indexOf('ochre')}" fill="none" stroke-width="2.6" stroke-dasharray="4 3.4" cx="${num(x)}" cy="${num(y)}" r="11"/>`,
      ),
      name('VAN 14', 'plum', taker),
      name('VAN 11', 'ochre', giver),
    ].join('');
  };
