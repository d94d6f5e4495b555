/** Size of a wide cover, which a ground fills. */
export const groundSize = { width: 1200, height: 630 } as const;

/** A street map as path data in whole units of a cover; without colors, which each cover gives. */
export interface Ground {
  readonly blocks: string;
  readonly minor: string;
  readonly major: string;
  readonly arterial: string;
  readonly water?: string;
  readonly parks?: string;
}
