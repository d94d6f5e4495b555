import { rows } from '@/art/maps';
import type { Sequences } from '@/lib/planner/day/day';

const routes = (text: string): Sequences => rows(text, 5, (stops) => stops);

/** Of 'Courier Thursday', found in the usual mode with the first seed. */
export const courierOptimized = routes(
  '10,22,21,7,8 13,15,17,20,23 18,25,2,1,16 6,11,24,4,3 5,9,12,19,14',
);

/** Of the 25 stops of the home page. */
export const homeOptimized = routes(
  '1,12,3,4,5 6,22,8,10,9 11,7,13,14,15 16,2,18,19,20 21,17,23,24,25',
);
