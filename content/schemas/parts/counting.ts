import { text } from '../base';

const numbers = /\{(Count|count|number)\}/g;
const choices = /\{[^{}|]+\|[^{}|]+\}/g;

/**
 * A text with {Count}, {count}, {number} or {story|stories} (see lib/words/counting.ts); `more` names
 * further placeholders.
 */
export const counting = (longest: number, ...more: readonly string[]) =>
  text.max(longest).superRefine((value, context) => {
    const left = more
      .reduce((rest, word) => rest.replaceAll(`{${word}}`, ''), value)
      .replace(numbers, '')
      .replace(choices, '');
    if (!/[{}]/.test(left)) return;
    const known = ['{Count}', '{count}', '{number}', ...more.map((word) => `{${word}}`)];
    const message = `may hold ${known.join(', ')} and {one|many} in braces, and nothing else`;
    context.addIssue({ code: 'custom', input: value, message });
  });
