import { parseAccept } from 'hono/utils/accept';
import { encodings, isCompressible } from '../after-build/compressible';
import { readIfThere } from './files';

/** The bytes to send for a file, and the coding they are in (null: as they are). */
export type Representation = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: string | null;
};

/** How much a client wants a coding, 0 to 1, where it says so. */
function quality(acceptEncoding: string, name: string): number {
  const accepted = parseAccept(acceptEncoding);
  const wanted = accepted.find(({ type }) => type.toLowerCase() === name);
  return (wanted ?? accepted.find(({ type }) => type === '*'))?.q ?? 0;
}

/**
 * Reads the compressed copy that the client likes best, the plain file where there is none.
 *
 * @param acceptEncoding the header of the request, empty to have the plain file
 */
export async function readRepresentation(
  file: string,
  acceptEncoding: string,
): Promise<Representation | null> {
  const wanted = encodings
    .map((encoding) => ({ ...encoding, q: quality(acceptEncoding, encoding.name) }))
    .filter(({ q }) => q > 0 && isCompressible(file))
    .sort((a, b) => b.q - a.q);
  for (const { name, ending } of wanted) {
    const bytes = await readIfThere(file + ending);
    if (bytes) return { bytes, encoding: name };
  }
  const bytes = await readIfThere(file);
  return bytes && { bytes, encoding: null };
}
