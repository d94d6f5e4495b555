import { plateDrawing } from '../logos/plate';
import type { Thread } from '../maps/palette';
import { drawingSvg } from '../pens/drawing';

/** Draws the name of a system of the catalog, on the thread of its category. */
export const draw = ({ name, thread }: { name: string; thread: Thread }): string =>
  drawingSvg(plateDrawing(name, thread));
