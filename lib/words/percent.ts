/** A share of something: '30%' for 0.3, '32.5%' for 0.325. */
export const percent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** What a figure such as '40%' says; undefined where it is no share. */
export const percentOf = (value: string): number | undefined => {
  const [, digits] = /^(\d+)\s?%$/.exec(value) ?? [];
  return digits ? Number(digits) : undefined;
};
