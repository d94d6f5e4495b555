const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Dollars as a figure of a result: '$92,160'. */
export const dollars = (value: number): string => whole.format(value);

/** Dollars as a step of the working: '$866.67', and without cents where there are none. */
export const exactDollars = (value: number): string => cents.format(value);
