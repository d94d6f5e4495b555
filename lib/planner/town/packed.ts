/** A town's file as JSON; `writeDigits` writes its lists of numbers. */
export interface PackedTown {
  /** See `checkSum`. */
  readonly sum: number;
  /** Meters per step. */
  readonly step: number;
  /** In steps. */
  readonly size: readonly [width: number, height: number];
  readonly corners: number;
  readonly stretches: number;
  /** One a line. */
  readonly streets: string;
  /**
   * Class, whether the street is the next one, number of stretches, first corner; then per stretch the number of
   * inner positions, those, and the far corner: 0 and a position, or the distance back to a known one.
   */
  readonly chains: string;
  /** Each: number of positions, and those. */
  readonly river: string;
  /** Each: a corner, number of stretches, and per stretch its index among the ways out of the corner. */
  readonly parks: string;
  readonly blocks: string;
  readonly depot: number;
  /** Middle, width and height in steps. */
  readonly yard: readonly [x: number, y: number, width: number, height: number];
}

/** FNV-1a, 32 bits. */
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
