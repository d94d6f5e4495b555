import { spelled, spelledFirst } from './spelled';

/**
 * Fills in a number: {Count} as 'Three', {count} as 'three', {number} as '3', {story|stories} by it.
 * `more` holds further words by name.
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
