import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodings, isCompressible } from './compressible';
import { filesIn } from './files';
import { type KeptCopies, keptCopies } from './kept-copies';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes the headers of an answer weigh more than what would be saved. */
const smallest = 512;

/** Files in the works at once: enough to keep every thread of the compressor busy. */
const atOnce = availableParallelism() * 2;

const quality = { br: 11, gzip: 9 } as const;

const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => gzipped(bytes, { level: quality.gzip }),
};

/** How a copy is made: a kept one of another quality or compressor is not the same. */
const kindOf = (name: keyof typeof compressors): string =>
  `${name} ${quality[name]} ${process.versions.brotli} ${process.versions.zlib}`;

/** Writes the copies of one file that are smaller than it, and removes stale ones. */
async function writeCopies(
  file: string,
  bytes: Buffer,
  kept: KeptCopies,
): Promise<readonly string[]> {
  const written = encodings.map(async ({ name, ending }) => {
    const compress = () => compressors[name](bytes);
    const copy = bytes.length > smallest ? await kept.get(kindOf(name), bytes, compress) : bytes;
    if (copy.length < bytes.length) await writeFile(file + ending, copy);
    else await rm(file + ending, { force: true });
    return copy.length < bytes.length ? [ending] : [];
  });
  return (await Promise.all(written)).flat();
}

/**
 * Compresses files one by one, each text once: the framework writes the data of a page under several
 * names. Returns how many copies a file has.
 */
function compressor(kept: KeptCopies): (file: string) => Promise<number> {
  const seen = new Map<string, { file: string; written: Promise<readonly string[]> }>();
  return async (file) => {
    const bytes = await readFile(file);
    const content = createHash('sha256').update(bytes).digest('base64');
    const twin = seen.get(content);
    const written = twin?.written ?? writeCopies(file, bytes, kept);
    if (!twin) seen.set(content, { file, written });
    const endings = await written;
    if (twin) {
      for (const { ending } of encodings) await rm(file + ending, { force: true });
      for (const ending of endings) await copyFile(twin.file + ending, file + ending);
    }
    return endings.length;
  };
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, at the best quality.
 *
 * Returns what it did in a few words.
 *
 * @param cache the folder where copies are kept from build to build
 */
export async function compressFiles(root: string, cache: string): Promise<string> {
  const files = (await filesIn(root)).filter(isCompressible);
  const queue = files.values();
  const kept = keptCopies(cache);
  const compress = compressor(kept);
  let copies = 0;
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const written = await compress(file);
      copies += written;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await kept.forgetRest();
  return `${copies} compressed copies of ${files.length} text files`;
}
