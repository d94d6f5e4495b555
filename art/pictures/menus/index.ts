import type { Picture } from '@/art/workshop/picture';
import { menuSpecs } from './city-maps';

export const pictures = {
  ...menuSpecs,
} as const satisfies Record<string, Picture>;
