/** What the file of a town holds, as JSON. Lists of numbers are written by `writeDigits`. */
export interface PackedTown {
  /** The check sum of everything else, as `checkSum` evaluates it. */
  readonly sum: number;
  /** Meters that one step of a position counts. */
  readonly step: number;
  /** Width and height in steps. */
  readonly size: readonly [width: number, height: number];
  readonly corners: number;
  readonly stretches: number;
  /** Names of streets, one a line. */
  readonly streets: string;
  /**
   * Chains of stretches: class, whether the street is the next one, number of stretches; then its
   * first corner, and for each stretch the number of positions between its ends, those, and its far
   * corner. A corner seen for the first time is 0 and its position, a known one the distance back to it.
   */
  readonly chains: string;
  /** Outlines of water, each the number of its positions and those. */
  readonly river: string;
  /**
   * Rings of stretches: a corner, the number of stretches, and for each which of the ways out of the
   * corner it is.
   */
  readonly parks: string;
  readonly blocks: string;
  readonly depot: number;
  /** Middle, width and height of the depot's yard, in steps. */
  readonly yard: readonly [x: number, y: number, width: number, height: number];
}

/** A check sum of what a town's file holds (FNV-1a, 32 bits). */
export function checkSum(packed: Omit<PackedTown, 'sum'>): number {
  const { step, size, corners, stretches, streets, chains, river, parks, blocks } = packed;
  const { depot, yard } = packed;
  const numbers = [step, ...size, corners, stretches, depot, ...yard].join();
  let sum = 0x811c9dc5;
  for (const text of [numbers, streets, chains, river, parks, blocks]) {
    for (let i = 0; i < text.length; i++) {
      sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
    }
  }
  return sum >>> 0;
}
