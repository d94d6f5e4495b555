/** Mean of VAN 11's chilled bay in °C. */
export const calmMean = 4.1;

/** The unit fails at 10:13 and runs again at 10:46. */
export const ramp = { at: 10.77, hours: 0.55, peak: 11.2 } as const;

/** 1 at the peak, 0 when calm. */
export function risen(hour: number): number {
  const away = hour - ramp.at;
  return away < 0 ? Math.max(0, 1 + away / ramp.hours) : Math.exp(-away * 7.1);
}
