import { stemmer } from 'stemmer';
import { american } from './spelling';

const piece = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** A text in plain letters: lower case, no accents, straight apostrophes and hyphens, 'co2' for 'CO₂'. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .toLowerCase();

/** The pieces of a text between blanks and marks, in lower case: 'driver's', 'e-commerce'. */
export const piecesOf = (text: string): readonly string[] => folded(text).match(piece) ?? [];

/**
 * The words of a piece: 'driver' of 'driver's', 'ecommerce' and 'commerce' of 'e-commerce'. A letter
 * before or after a hyphen is no word.
 */
export function wordsOfPiece(piece: string): readonly string[] {
  const plain = piece.includes("'") ? piece.replace(/'s$|'/g, '') : piece;
  if (!plain.includes('-')) return [plain];
  const parts = plain.split('-').filter((part) => part.length > 1);
  return [plain.replaceAll('-', ''), ...parts];
}

/** All words of a text, in lower case. */
export const tokensOf = (text: string): readonly string[] => piecesOf(text).flatMap(wordsOfPiece);

/** What the forms of a word have in common: 'plan' for 'planned' and 'planning'. */
export const stemOf = (token: string): string =>
  /\d/.test(token) || token.length < 4 ? token : stemmer(american(token));
