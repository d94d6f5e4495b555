import type { Problem } from '../problem';

/** What is wrong with a file of stops, in one line. */
export class FileError extends Error {}

/** A problem of a file. */
export interface ProblemFile {
  readonly problem: Problem;
  /** The numbers that the file gives its nodes: the depot, then stop 1, 2 … of the problem. */
  readonly numbers: readonly number[];
  /** What lies between two of them, by their place in `numbers`: the cost is counted with it. */
  readonly lengths: Float64Array;
}

/** Reads files of another kind. Throws a FileError. */
export type Reader = (bytes: Uint8Array, name: string) => ProblemFile;
