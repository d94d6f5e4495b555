/** Endings of British English with those of American English. */
const endings: readonly (readonly [british: RegExp, american: string])[] = [
  [/is(?=(?:e[ds]?|er|ers|ing|ations?)$)/, 'iz'],
  [/ys(?=(?:e[ds]?|ing)$)/, 'yz'],
  // Not 'hours' and 'four'.
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|able|hood)?$)/, 'or'],
  [/(?<=[a-z]{2}[bt])re(?=s?$)/, 'er'],
];

/** Beginnings of words that follow no rule. */
const beginnings: readonly (readonly [british: RegExp, american: string])[] = [
  [/^tyre/, 'tire'],
  [/^licenc/, 'licens'],
  [/^(de|of)fence/, '$1fense'],
  [/^fulfil(?!l)/, 'fulfill'],
  [/^enrol(?!l)/, 'enroll'],
  [/^programme/, 'program'],
  [/^(cata|dia)logue/, '$1log'],
  [/^cheque/, 'check'],
  [/^kerb/, 'curb'],
  [/^grey/, 'gray'],
];

/**
 * A word in one spelling, whichever side of the ocean it comes from: 'optimise' as 'optimize'. What
 * comes out need not be a word, as long as both spellings come to the same.
 */
export const american = (word: string): string =>
  [...endings, ...beginnings].reduce(
    (text, [british, other]) => text.replace(british, other),
    word,
  );
