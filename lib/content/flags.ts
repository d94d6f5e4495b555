import { flags as set } from '@/content/flags';
import { buildDay } from '@/content/found/build-day';
import type { Flag, Flags } from '@/content/schemas/flags';
import { isOn } from './published';

/** The flags of content/flags.ts as they are on the day of the build. */
export const flags = Object.fromEntries(
  Object.entries<Flag>(set).map(([name, flag]) => [name, isOn(flag, buildDay)]),
) as Readonly<Record<keyof Flags, boolean>>;
