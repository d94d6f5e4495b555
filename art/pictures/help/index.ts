/** Pictures of the help articles. */
export { helpAnnual } from './annual';
export { helpHandover } from './handover';
export { helpStops } from './stops';
export { helpText } from './text';
export { helpWeek } from './week';
export { helpWindows } from './windows';
