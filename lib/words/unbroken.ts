/** The words with spaces and hyphens at which no line breaks, as in a phone number or in 'e-mail'. */
export const unbroken = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** A line of copy in which phone numbers and degrees stay in one line: '+1 555 0100', '41 °F'. */
export const numbersUnbroken = (line: string): string =>
  line.replace(/\+\d[\d ]*\d|\d °F/g, (words) => words.replaceAll(' ', '\u00a0'));
