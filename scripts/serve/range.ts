/** A part of a file: first byte and one past the last. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Reads a `Range` header against a size in bytes.
 *
 * Null means: send all (no header, other units, several ranges or nonsense, which a server may
 * ignore). `unsatisfiable` means that nothing of it lies within the file.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  return start < end ? { start, end } : 'unsatisfiable';
}
