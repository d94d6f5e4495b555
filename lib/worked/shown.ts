interface PrintedNumber {
  readonly value: number;
  readonly decimals: number;
}

/** Parses a printed number such as '$1,234.50', '17%' or '−6'; undefined for other texts. */
export function readPrinted(text: string): PrintedNumber | undefined {
  const digits = text.replace(/[$%,]/g, '').replace('−', '-').trim();
  const match = /^[-+]?\d+(?:\.(\d+))?$/.exec(digits);
  return match ? { value: Number(digits), decimals: match[1]?.length ?? 0 } : undefined;
}

/** Whether a text holds the printed number, not as part of a longer one. */
export function prints(text: string, shown: string): boolean {
  for (let at = text.indexOf(shown); at >= 0; at = text.indexOf(shown, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + shown.length, at + shown.length + 2);
    const goesOn = /\d$/.test(shown) && /^(\d|[.,]\d)/.test(after);
    const began = /^\d/.test(shown) && /(\d|\d[.,])$/.test(before);
    if (!goesOn && !began) return true;
  }
  return false;
}
