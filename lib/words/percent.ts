/** '30%' for 0.3, '32.5%' for 0.325. */
export const percent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** 40 for '40%'; undefined where it is no percentage. */
export const percentOf = (value: string): number | undefined => {
  const [, digits] = /^(\d+)\s?%$/.exec(value) ?? [];
  return digits ? Number(digits) : undefined;
};
