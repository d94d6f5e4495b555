import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodings, isCompressible } from './compressible';
import { filesIn } from './files';

/** For fewer bytes the headers would weigh more than the saving. */
const smallest = 256;

/** Keeps all threads of the compressor busy. */
const atOnce = availableParallelism() * 2;

/** Articles come in thousands: half of the time for 2 % more bytes. */
const ofArticle = /[\\/]blog[\\/]|[\\/]images[\\/](cover|chart)-/;

const quality = (file: string): number => (ofArticle.test(file) ? 10 : 11);

const brotli = (bytes: Buffer, file: string): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality(file),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** The copies of the last build by content hash: brotli takes half of a build's time. */
async function openCache(folder: string) {
  await mkdir(folder, { recursive: true });
  const old = new Set(await readdir(folder));
  return {
    async brotli(bytes: Buffer, file: string): Promise<Buffer> {
      const kind = `${process.versions.brotli} ${quality(file)}`;
      const key = createHash('sha256').update(`${kind}\0`).update(bytes).digest('hex');
      const kept = join(folder, key);
      if (existsSync(kept)) {
        old.delete(key);
        return readFile(kept);
      }
      const copy = await brotli(bytes, file);
      // Renamed when complete, as a build may be stopped.
      const part = join(folder, randomUUID());
      await writeFile(part, copy);
      await rename(part, kept);
      return copy;
    },
    prune: () => Promise.all([...old].map((key) => rm(join(folder, key)))),
  };
}

/** Writes `.br` and `.gz` beside every text file, where they are smaller. */
export async function compressFiles(
  root: string,
  cache = join('.next', 'cache', 'compressed'),
): Promise<string> {
  const files = (await filesIn(root)).filter(isCompressible);
  const queue = files.values();
  const kept = await openCache(cache);
  const compressors = {
    br: kept.brotli,
    gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
  };
  let copies = 0;
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const bytes = await readFile(file);
      for (const { name, ending } of encodings) {
        const copy = bytes.length > smallest ? await compressors[name](bytes, file) : bytes;
        if (copy.length >= bytes.length) await rm(file + ending, { force: true });
        else {
          await writeFile(file + ending, copy);
          copies += 1;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await kept.prune();
  return `${copies} compressed copies of ${files.length} text files`;
}
