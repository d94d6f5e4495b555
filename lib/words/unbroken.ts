/** The words with spaces at which no line breaks, as in a phone number. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
