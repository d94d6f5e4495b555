/** '30%' for 0.3, '32.5%' for 0.325. */
export const percent = (share: number): string => `${Math.round(1000 * share) / 10}%`;
