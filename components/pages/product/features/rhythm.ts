import type { Feature } from '@/content/schemas/features';

export type Side = 'left' | 'right';
export type Ground = 'paper' | 'sunk' | 'band';

/**
 * The side of each feature's picture and its ground: both change from one to the next. A night ground
 * or a picture across the window takes no turn; what a feature states itself sets the next turn.
 */
export function inRhythm(features: readonly Feature[]) {
  let side: Side = 'right';
  // That of the highlights above.
  let light: Ground = 'paper';
  return features.map((feature) => {
    let stated: Ground | undefined;
    switch (feature.variant) {
      case 'wide':
      case 'gate-log':
      case 'fence':
      case 'results':
        return { feature, side, ground: 'band' as const };
      case 'messages':
        side = 'right';
        break;
      case 'chart':
        side = 'right';
        stated = feature.ground;
        break;
      default:
        side = feature.side ?? (side === 'left' ? 'right' : 'left');
        stated = feature.ground;
    }
    if (stated === 'band') return { feature, side, ground: stated };
    light = stated ?? (light === 'sunk' ? 'paper' : 'sunk');
    return { feature, side, ground: light };
  });
}

/** Whether the last feature lies on the page's own ground. */
export const endsOnPaper = (features: readonly Feature[]): boolean =>
  inRhythm(features).at(-1)?.ground === 'paper';
