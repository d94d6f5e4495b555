import type { Feature } from '@/content/schemas/features';

export type Side = 'left' | 'right';
export type Ground = 'paper' | 'sunk' | 'band';

/** A feature with the side and the ground that are its turn. */
interface Turn {
  /** Its place on the page. */
  readonly at: number;
  readonly feature: Feature;
  /** Of the picture. */
  readonly side: Side;
  readonly ground: Ground;
}

const lightOf = (ground: Ground | undefined, before: Ground): Ground =>
  ground ?? (before === 'sunk' ? 'paper' : 'sunk');

/**
 * The rhythm of a product page: from one picture to the next the side changes, and so does the
 * ground between paper and sunk. Pictures across the window and night grounds stand between them
 * and take no turn. What a feature says itself counts, and the next one takes its turn from there.
 */
export function inRhythm(features: readonly Feature[]): readonly Turn[] {
  let side: Side = 'right';
  // That of the highlights above.
  let light: Ground = 'paper';
  return features.map((feature, at) => {
    switch (feature.variant) {
      case 'messages':
        light = 'sunk';
        return { at, feature, side, ground: light };
      case 'wide':
      case 'gate-log':
      case 'fence':
      case 'results':
        return { at, feature, side, ground: 'band' };
      default: {
        const own = feature.variant === 'chart' ? 'right' : feature.side;
        side = own ?? (side === 'left' ? 'right' : 'left');
        if (feature.ground === 'band') return { at, feature, side, ground: 'band' };
        light = lightOf(feature.ground, light);
        return { at, feature, side, ground: light };
      }
    }
  });
}

/** Whether the last of them lies on the page's own ground. */
export const endsOnPaper = (features: readonly Feature[]): boolean =>
  inRhythm(features).at(-1)?.ground === 'paper';
