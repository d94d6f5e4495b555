import { count } from '@/lib/words/count';

/** Dollars as a figure of a result, without cents: '$92,160'. */
export const dollars = (value: number): string =>
  `${value < 0 ? '-' : ''}$${count(Math.round(Math.abs(value)))}`;

/** Dollars as a step of the working: '$866.67', and without cents where there are none. */
export const exactDollars = (value: number): string =>
  value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
