import type { Customer } from '@/content/home/types';

/** The narrowest list that fills a laptop's window, as in client-marquee.css. */
const shortest = 1500;

/** Pixels of a capital, an M or a W of the widest style, and of any other letter. */
const letters = { wide: 16, other: 11 };
const sign = 36;
const logo = 204;
const gap = 40;

function widthOf({ name, icon, mark, logo: file }: Customer): number {
  if (file) return logo;
  const all = [...(mark === 'spaced' ? name.toUpperCase() : name)];
  const wide = all.filter((letter) => /[\p{Lu}mw&@]/u.test(letter)).length;
  return wide * letters.wide + (all.length - wide) * letters.other + (icon ? sign : 0);
}

/** Copies of the list in a lap, the px it needs where they exceed the window's, and whether its gaps are even. */
export function lineOf(customers: readonly Customer[]) {
  const times = customers.length < 5 ? 2 : 1;
  const needed = customers.reduce((sum, customer) => sum + widthOf(customer) + gap, 0);
  return {
    times,
    room: needed > shortest / times ? Math.ceil(needed / 50) * 50 : undefined,
    even: customers.length < 7,
  };
}
