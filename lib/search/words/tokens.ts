import { stemmer } from 'stemmer';

const piece = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** Lower case, no accents, straight apostrophes and hyphens, 'co2' for 'CO₂'. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .toLowerCase();

/** 'driver's', 'e-commerce'. */
export const piecesOf = (text: string): string[] => folded(text).match(piece) ?? [];

/** 'driver' of 'driver's'; 'ecommerce' and 'commerce' of 'e-commerce'. */
export function wordsOfPiece(piece: string): readonly string[] {
  const plain = piece.includes("'") ? piece.replace(/'s$|'/g, '') : piece;
  if (!plain.includes('-')) return [plain];
  const parts = plain.split('-').filter((part) => part.length > 1);
  return [plain.replaceAll('-', ''), ...parts];
}

export const tokensOf = (text: string): readonly string[] => piecesOf(text).flatMap(wordsOfPiece);

/** 'plan' for 'planned' and 'planning'. */
export const stemOf = (token: string): string =>
  /\d/.test(token) || token.length < 4 ? token : stemmer(token);
