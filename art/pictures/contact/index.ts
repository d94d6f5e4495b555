import type { Picture } from '@/art/workshop/picture';
import { contactMaps } from './city-maps';

export const pictures = {
  ...contactMaps,
} as const satisfies Record<string, Picture>;
