import { spelled, spelledFirst } from './spelled';

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
    if (name === 'Count') return spelledFirst(value);
    return name === 'count' ? spelled(value) : (more[name] ?? name);
  });
