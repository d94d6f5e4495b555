import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { encodings, isCompressible } from '../after-build/compressible';
import { contentType } from './content-type';

const byName = new Map<string, string>(encodings.map(({ name, ending }) => [name, ending]));

/** A range that is answered with a part; others are ignored, as a server may. Holds a suffix's length. */
const onePart = /^bytes=(?:\d+-\d*|-(\d+))$/;

/** What `send` reports where a part or a condition cannot be had. */
type HttpError = Error & { readonly status: number; readonly headers?: OutgoingHttpHeaders };

/** The coding that the client likes best and a copy is there for; undefined: the plain file. */
function codingOf(request: IncomingMessage, file: string): string | undefined {
  const available = encodings
    .filter(({ ending }) => isCompressible(file) && existsSync(file + ending))
    .map(({ name }) => name);
  const [best] = new Negotiator(request).encodings([...available, 'identity'], {
    preferred: [...available],
  });
  return best === 'identity' ? undefined : best;
}

/**
 * Answers with a file as the response's status says: compressed, a part of it, or 304 where the
 * client has it. Parts are counted in bytes of the plain file, since a client cannot know the length
 * of the others; HEAD and missing pages have none. Resolves when all is sent.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<void> {
  const found = response.statusCode === 200;
  const part = onePart.exec(request.headers.range ?? '');
  const isPart = found && request.method === 'GET' && part !== null;
  const coding = isPart ? undefined : codingOf(request, file);
  const sent = file + (byName.get(coding ?? '') ?? '');
  const { mtimeMs, size } = await stat(sent);
  if (!isPart) delete request.headers.range;
  // The last bytes of a shorter file are all of it; `send` finds nothing there.
  else if (Number(part[1]) > size) request.headers.range = 'bytes=0-';

  response.setHeader('Content-Type', contentType(file));
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  // Strong, as a part may be asked for by it, and another one for each coding.
  const tag = [Math.round(mtimeMs).toString(36), size.toString(36), ...(coding ? [coding] : [])];
  if (found) response.setHeader('ETag', `"${tag.join('-')}"`);
  await new Promise<void>((done, failed) => {
    response.once('close', done);
    send(request, encodeURIComponent(basename(sent)), {
      root: dirname(sent),
      acceptRanges: found,
      ...{ cacheControl: false, etag: false, lastModified: false },
    })
      .on('error', (error: HttpError) => {
        if (!(error.status < 500)) return failed(error);
        for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
        response.writeHead(error.status, error.headers).end();
      })
      .pipe(response);
  });
}
