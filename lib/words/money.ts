import { count } from '@/lib/words/count';

/** Without cents: '$92,160'. */
export const dollars = (value: number): string =>
  `${value < 0 ? '-' : ''}$${count(Math.round(Math.abs(value)))}`;

/** With cents unless they are zero: '$866.67'. */
export const exactDollars = (value: number): string =>
  value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
