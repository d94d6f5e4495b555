import type { Picture } from '@/art/workshop/picture';
import { testimonialsMaps } from './city-maps';

export const pictures = {
  ...testimonialsMaps,
} as const satisfies Record<string, Picture>;
