import type { Color } from '../pens/colors';
import { blend, byDay } from './colors';

/** A color that stays as it is by day in any light, as a white truck does. */
export const always = (color: Color): Color => blend(byDay(color), 0, byDay(color));
