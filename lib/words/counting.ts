const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A count in words as far as twelve: 'three', '13'. */
export const spelledCount = (value: number): string => small[value] ?? `${value}`;

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * A text with what it counts: {Count} as 'Three', {count} as 'three', {number} as '3', and of
 * {story|stories} what stands for one or for many. `more` holds further words by their names.
 */
export const withCount = (
  text: string,
  value: number,
  more: Readonly<Record<string, string>> = {},
): string =>
  text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const [one = '', many] = name.split('|');
    if (many !== undefined) return value === 1 ? one : many;
    if (name === 'number') return `${value}`;
    if (name === 'count') return spelledCount(value);
    return name === 'Count' ? capital(spelledCount(value)) : (more[name] ?? name);
  });
