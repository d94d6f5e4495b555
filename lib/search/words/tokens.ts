import { stemmer } from 'stemmer';
import { american } from './spelling';

const word = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** A text in plain letters: lower case, no accents, straight apostrophes and hyphens, 'co2' for 'CO₂'. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .toLowerCase();

/** The parts of a word with hyphens, after the whole without them; a letter is no part. */
const partsOf = (token: string): readonly string[] => {
  if (!token.includes('-')) return [token];
  const parts = token.split('-').filter((part) => part.length > 1);
  return [token.replaceAll('-', ''), ...parts];
};

const withoutApostrophe = (token: string): string => token.replace(/'s$|'/g, '');

/** The words of a text, in lower case: 'e-commerce' as 'ecommerce' and 'commerce'. */
export const tokensOf = (text: string): readonly string[] =>
  (folded(text).match(word) ?? []).flatMap(partsOf).map(withoutApostrophe);

/** What the forms of a word have in common: 'plan' for 'planned' and 'planning'. */
export const stemOf = (token: string): string =>
  /\d/.test(token) || token.length < 4 ? token : stemmer(american(token));
