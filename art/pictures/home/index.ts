import type { Picture } from '@/art/workshop/picture';
import { groundMaps } from './ground';
import { industryMaps } from './industry-maps';
import { industryTiles } from './industry-tiles';
import { weatherMaps } from './weather';

export const pictures = {
  ...groundMaps,
  ...industryMaps,
  ...industryTiles,
  ...weatherMaps,
} as const satisfies Record<string, Picture>;
