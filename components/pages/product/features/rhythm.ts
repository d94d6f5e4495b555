import type { Feature } from '@/content/schemas/features';

type Side = 'left' | 'right';
type Ground = 'paper' | 'sunk' | 'band';

interface Stated {
  variant?: string | undefined;
  side?: Side | undefined;
  ground?: Ground | undefined;
}

const across = ['wide', 'results'];
const atRight = ['chart', 'messages'];

/** Side and ground change from one picture to the next; a night ground or a picture across the window takes no turn. */
export function inRhythm(features: readonly Feature[]) {
  let side: Side = 'right';
  // That of the highlights above.
  let light: Ground = 'paper';
  return features.map((feature) => {
    const { variant = 'plain', ...stated }: Stated = feature;
    if (across.includes(variant)) return { feature, side, ground: 'band' as const };
    const turned = side === 'left' ? 'right' : 'left';
    // A table has no picture whose side could change.
    if (variant !== 'table') side = atRight.includes(variant) ? 'right' : (stated.side ?? turned);
    if (stated.ground === 'band') return { feature, side, ground: stated.ground };
    light = stated.ground ?? (light === 'sunk' ? 'paper' : 'sunk');
    return { feature, side, ground: light };
  });
}

/** Whether the last feature lies on the page's own ground. */
export const endsOnPaper = (features: readonly Feature[]): boolean =>
  inRhythm(features).at(-1)?.ground === 'paper';
