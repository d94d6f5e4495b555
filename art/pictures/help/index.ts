import type { Sheet } from '@/art/pens/sheet';
import { helpAnnual } from './annual';
import { helpHandover } from './handover';
import { helpStops } from './stops';
import { helpText } from './text';
import { helpWeek } from './week';
import { helpWindows } from './windows';

/** Pictures of the help articles. */
export const helpSheets = {
  ...helpStops,
  ...helpHandover,
  ...helpText,
  ...helpAnnual,
  ...helpWindows,
  ...helpWeek,
} as const satisfies Record<string, Sheet>;
