import { centerOf, type Place } from '@/lib/planner/day/day';

/** Whether a place is the center of a ZIP code, as against that of a street or a town. */
export const isZipCenter = (center: string): boolean => /^ZIP code \d{5}$/.test(center);

/** How rough a place is: 'center of ZIP code 78701'. */
export const centerWords = (place: Place): string | undefined => {
  const center = centerOf(place);
  return center && `center of ${center}`;
};

/** The same in two words, for a narrow row. */
export const centerShort = (center: string): string =>
  isZipCenter(center) ? 'ZIP center' : 'Not the door';
