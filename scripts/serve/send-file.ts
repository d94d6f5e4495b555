import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isCompressible } from '../after-build/compressible';
import { cacheControl, revalidate } from './cache-control';
import { contentType } from './content-type';
import { readRange } from './range';
import { readRepresentation } from './representation';

/** A strong tag of the very bytes sent, so each coding has its own and builds can agree. */
const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha1').update(bytes).digest('base64url')}"`;

const matches = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const emptyAnswer = (c: Context, status: 304 | 416): Response => {
  c.header('Content-Type', undefined);
  return c.body(null, status);
};

/** Answers with a file: whole, compressed, a part of it, or 304 where the client has it. */
export async function sendFile(c: Context, file: string): Promise<Response> {
  const range = c.req.method === 'GET' ? (c.req.header('Range') ?? '') : '';
  // Parts are counted in bytes of the plain file: a client cannot know the length of the others.
  const found = await readRepresentation(
    file,
    range ? '' : (c.req.header('Accept-Encoding') ?? ''),
  );
  if (!found) return c.notFound();
  const { bytes, encoding } = found;
  const etag = etagOf(bytes);
  if (isCompressible(file)) c.header('Vary', 'Accept-Encoding');
  c.header('Cache-Control', cacheControl(c.req.path));
  c.header('ETag', etag);
  if (matches(c.req.header('If-None-Match') ?? '', etag)) return emptyAnswer(c, 304);

  c.header('Content-Type', contentType(file));
  c.header('Accept-Ranges', 'bytes');
  const sameFile = [undefined, etag].includes(c.req.header('If-Range'));
  const part = sameFile ? readRange(range, bytes.length) : null;
  if (part === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${bytes.length}`);
    return emptyAnswer(c, 416);
  }
  if (part) {
    c.header('Content-Range', `bytes ${part.start}-${part.end - 1}/${bytes.length}`);
    c.header('Content-Length', String(part.end - part.start));
    return c.body(bytes.slice(part.start, part.end), 206);
  }
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes);
}

/** Answers 404 with the given document, or with a plain sentence where the site has none. */
export async function sendNotFound(c: Context, page: string | null): Promise<Response> {
  c.header('Cache-Control', revalidate);
  const found = page && (await readRepresentation(page, c.req.header('Accept-Encoding') ?? ''));
  if (!found) return c.text('Not found', 404);
  c.header('Vary', 'Accept-Encoding');
  c.header('Content-Type', contentType(page));
  if (found.encoding) c.header('Content-Encoding', found.encoding);
  c.header('Content-Length', String(found.bytes.length));
  return c.body(found.bytes, 404);
}
