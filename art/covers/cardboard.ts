import { blend, byDay } from './colors';

const [tint, paper] = [byDay('maddertint'), byDay('paper')];

/** The colors of a parcel, the same by day and by night. */
export const cardboard = {
  top: blend(byDay('ochre'), 58, tint),
  left: blend(byDay('ochre'), 38, tint),
  right: blend(byDay('ochretext'), 28, tint),
  seam: blend(byDay('ochre'), 72, tint),
  tape: blend(byDay('ochretint'), 40, paper),
} as const;
