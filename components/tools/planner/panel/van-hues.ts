import type { CSSProperties } from 'react';
import { vanStyle } from '@/lib/planner/map/van-style';

export function vanHues(van: number): CSSProperties {
  const color = `--color-${vanStyle(van).color}`;
  const hues = {
    '--hue': `var(${color})`,
    '--hue-text': `var(${color}-text)`,
    '--hue-tint': `var(${color}-tint)`,
  };
  return hues as CSSProperties;
}

export const vanTag =
  'rounded-chip rule border-transparent bg-(--hue-tint) px-2 py-1 type-label whitespace-nowrap text-(--hue-text)';
