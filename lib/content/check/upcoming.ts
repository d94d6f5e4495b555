import type { Flag } from '@/content/schemas/flags';
import { isOn } from '../published';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** What builds of the 30 days after `today` change, a line each: flags that turn, entries that appear. */
export const upcoming = (
  flags: Readonly<Record<string, Flag>>,
  entries: readonly { readonly file: string; readonly day: string }[],
  today: string,
): readonly string[] =>
  Array.from({ length: 30 }, (_, index) => dayAfter(today, index + 1)).flatMap((day) => [
    ...Object.entries(flags)
      .filter(([, flag]) => isOn(flag, day) !== isOn(flag, dayAfter(day, -1)))
      .map(
        ([name, flag]) =>
          `${day}: content/flags.ts turns ${name} ${isOn(flag, day) ? 'on' : 'off'}`,
      ),
    ...entries
      .filter((entry) => entry.day === day)
      .map(({ file }) => `${day}: ${file} is published`),
  ]);
