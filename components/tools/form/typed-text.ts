/** Text as it was typed, with its lines. Without kerning a long word is measured once, and not once a line. */
export const typedText = { whiteSpace: 'pre-line', fontKerning: 'none' } as const;
