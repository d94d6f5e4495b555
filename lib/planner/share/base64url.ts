import { DamagedError } from './bytes';

/** FNV-1a of 32 bits (Fowler, Noll, Vo), enough to notice a link that was cut or mistyped. */
function checksum(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return new Uint8Array([hash, hash >>> 8, hash >>> 16, hash >>> 24]);
}

/** Bytes and their checksum in letters that an address takes (RFC 4648, base64url, no padding). */
export function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of [...bytes, ...checksum(bytes)]) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such letters. Throws a DamagedError where letters are amiss or missing. */
export function fromLetters(letters: string): Uint8Array {
  if (!/^[\w-]*$/.test(letters)) throw new DamagedError('No letters of a link.');
  let text: string;
  try {
    text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    throw new DamagedError('The letters of the link are cut.');
  }
  const all = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const bytes = all.subarray(0, -4);
  const sum = checksum(bytes);
  if (all.length < 5 || sum.some((byte, i) => byte !== all[bytes.length + i])) {
    throw new DamagedError('The checksum does not fit.');
  }
  return bytes;
}
