import { sheetOf } from '@/lib/picture/city-sheets';
import type { Thread } from '../maps/palette';
import { drawingSvg } from '../pens/drawing';
import { cutCity } from '../pictures/industries/city';

/** The industries in the order of their sheets, and the window that the picture is for. */
interface CityRequest {
  form: 'wide' | 'phone';
  sheets: readonly { id: string; thread: Thread }[];
}

/** Draws the city of /industries, a sheet for each industry, as SVG. */
export const draw = ({ form, sheets }: CityRequest): string => {
  const isShown = (industry: string) =>
    sheets.findIndex(({ id }) => id === industry) === sheetOf(industry, sheets.length);
  const threads = sheets.map(({ thread }) => thread);
  const svg = drawingSvg(cutCity(form, threads, isShown));
  // On a phone its strips are as high as the names beside them, whatever their shape.
  return form === 'wide' ? svg : svg.replace(' viewBox=', ' preserveAspectRatio="none" viewBox=');
};
