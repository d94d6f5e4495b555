import type { Picture } from '@/art/workshop/picture';
import { menuMaps } from './city-maps';

export const pictures = {
  ...menuMaps,
} as const satisfies Record<string, Picture>;
