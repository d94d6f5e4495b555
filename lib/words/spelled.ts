const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** 'five', and '21' past twenty. */
export const spelled = (count: number): string => words[count] ?? `${count}`;

/** 'Five'. */
export const spelledFirst = (count: number): string =>
  spelled(count).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** 'a, b and c'. */
export const inSeries = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** 'articles' for 'Articles', but 'API'. */
export const inSentence = (name: string): string =>
  name === name.toUpperCase() ? name : name.toLowerCase();
