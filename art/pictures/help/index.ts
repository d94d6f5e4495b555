import type { Picture } from '@/art/workshop/picture';
import { helpAnnual } from './annual';
import { helpHandover } from './handover';
import { helpStops } from './stops';
import { helpText } from './text';
import { helpWeek } from './week';
import { helpWindows } from './windows';

/** Pictures of the help articles. */
export const pictures = {
  ...helpStops,
  ...helpHandover,
  ...helpText,
  ...helpAnnual,
  ...helpWindows,
  ...helpWeek,
} as const satisfies Record<string, Picture>;
