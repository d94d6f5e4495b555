import type { Picture } from '@/art/workshop/picture';
import { blogMaps } from './city-maps';

export const pictures = {
  ...blogMaps,
} as const satisfies Record<string, Picture>;
