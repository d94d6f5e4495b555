/** What the chilled bay of VAN 11 keeps to, in °C. */
export const calmMean = 4.1;

/** The unit fails at 10:13 and runs again at 10:46: the bay climbs meanwhile, as a door never lets it. */
export const ramp = { at: 10.77, hours: 0.55, peak: 11.2 } as const;

/** How far the bay is on its way from calm to the peak: 1 at the peak. */
export function risen(hour: number): number {
  const away = hour - ramp.at;
  return away < 0 ? Math.max(0, 1 + away / ramp.hours) : Math.exp(-away * 7.1);
}
