/** The words with spaces and hyphens at which no line breaks, as in a phone number or in 'e-mail'. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
