import { readDigits } from './digits';

export const broken = (what: string): Error => new Error(`The town cannot be read: ${what}.`);

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

export type Reader = ReturnType<typeof reader>;
