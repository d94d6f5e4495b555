import { readDigits } from './digits';

/** What is wrong with a town's file. */
export const broken = (what: string): Error => new Error(`The town cannot be read: ${what}.`);

/** Numbers of a packed list, one after the other. */
export function reader(text: string) {
  const numbers = readDigits(text);
  let at = 0;
  return {
    next(): number {
      const number = numbers[at++];
      if (number === undefined) throw broken('a list ends too early');
      return number;
    },
    isDone: () => at === numbers.length,
  };
}

/** A packed list under way. */
export type Reader = ReturnType<typeof reader>;
