import { readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openBuildCache, placeKept } from '@/lib/build-cache';
import { encodings, isCompressible } from './compressible';
import { filesIn } from './files';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes the headers of an answer weigh more than what would be saved. */
const smallest = 512;

/** Files in the works at once: enough to keep every thread of the compressor busy. */
const atOnce = availableParallelism() * 2;

/** A page's text for programs, and all data of an article in one file, as a finger's press asks for it. */
const fetchedLater = /\.md$|[\\/]blog[\\/][^\\/]+\.txt$/;

/** An article's page, the data fetched ahead of it, its sum as a table, its cover and its chart. */
const ofArticle = /[\\/]blog[\\/].+\.(html|txt|csv)$|[\\/]images[\\/](cover|chart)-[^\\/]+\.svg$/;

/**
 * What all pages share is packed as tight as can be. Of articles a first build has thousands: a page, its
 * pictures and what is fetched ahead of it take less than half of the time for 1 to 3 % more bytes, what is
 * fetched later a twentieth for a tenth more. docs/operations.md has the figures.
 */
function qualityOf(file: string) {
  if (fetchedLater.test(file)) return { br: 8, gzip: 9 };
  return { br: ofArticle.test(file) ? 10 : 11, gzip: 9 };
}

type Quality = ReturnType<typeof qualityOf>;

const compressors = {
  br: (bytes: Buffer, quality: number): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer, level: number): Promise<Buffer> => gzipped(bytes, { level }),
};

/** How a copy is made: a kept one of another quality or compressor is not the same. */
const kindOf = (name: keyof typeof compressors, quality: Quality): string =>
  `${name} ${quality[name]} ${process.versions.brotli} ${process.versions.zlib}`;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder. Only copies that
 * are smaller than their file are written, and stale ones go. A copy is a second name of the kept file:
 * whoever wants another one there replaces it.
 *
 * Returns what it did in a few words.
 *
 * @param cache where copies are kept from build to build, as `openBuildCache` reads it
 */
export async function compressFiles(root: string, cache = 'compressed'): Promise<string> {
  const files = (await filesIn(root)).filter(isCompressible);
  const queue = files.values();
  const kept = openBuildCache(cache);
  let copies = 0;
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const bytes = readFileSync(file);
      const quality = qualityOf(file);
      const written = encodings.map(async ({ name, ending }) => {
        const compress = () => compressors[name](bytes, quality[name]);
        const copy =
          bytes.length > smallest && (await kept.file(kindOf(name, quality), bytes, compress));
        if (!copy || statSync(copy).size >= bytes.length)
          return rmSync(file + ending, { force: true });
        copies += 1;
        placeKept(copy, file + ending);
      });
      await Promise.all(written);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await kept.prune();
  return `${copies} compressed copies of ${files.length} text files`;
}
