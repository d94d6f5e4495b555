import type { Sheet } from '../draw/sheet';
import { helpAnnual } from './help-annual';
import { helpHandover } from './help-handover';
import { helpStops } from './help-stops';
import { helpText } from './help-text';
import { helpWeek } from './help-week';
import { helpWindows } from './help-windows';

/** Pictures of the help articles. */
export const helpSheets = {
  ...helpStops,
  ...helpHandover,
  ...helpText,
  ...helpAnnual,
  ...helpWindows,
  ...helpWeek,
} as const satisfies Record<string, Sheet>;
