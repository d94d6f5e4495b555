import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Kinds that a host compresses; pictures and fonts are compressed already. */
const textType = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

/**
 * The bytes of an answer as a host with brotli at its best quality sends them.
 *
 * @param root the folder of the site, for the copies that the build compressed
 * @param type the content type of the answer
 * @param body the decoded body
 */
export async function weigh(
  root: string,
  pathname: string,
  type: string,
  body: Buffer,
): Promise<number> {
  const name = pathname === '/' ? '/index' : decodeURIComponent(pathname);
  const file = join(root, /^text\/html/.test(type) ? `${name}.html` : name);
  const size = await stat(`${file}.br`).then(
    (found) => found.size,
    () => null,
  );
  if (size !== null) return size;
  return textType.test(type) ? Math.min((await brotli(body)).length, body.length) : body.length;
}
