const endings: readonly (readonly [british: RegExp, american: string])[] = [
  [/is(?=(?:e[ds]?|er|ers|ing|ations?)$)/, 'iz'],
  [/ys(?=(?:e[ds]?|ing)$)/, 'yz'],
  // Not 'hours' and 'four'.
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|able|hood)?$)/, 'or'],
  [/(?<=[a-z]{2}[bt])re(?=s?$)/, 'er'],
];

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

/** One spelling for British and American words; the result need not be a word. */
export const american = (word: string): string =>
  [...endings, ...beginnings].reduce(
    (text, [british, other]) => text.replace(british, other),
    word,
  );
