import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirects as ownRedirects } from '@/content/redirects';
import type { Redirect } from '@/content/schemas/redirects';
import { mailListPath } from '@/lib/forms/mail-list';
import { copiesHeader, securityHeaders } from '../../deploy/headers';
import { type Move, movesOf } from '../../deploy/redirects';
import { cacheControl, revalidate } from './cache-control';
import { mailList } from './mail-list';
import { resolveTarget } from './resolve';
import { sendFile } from './send-file';
import { sendJson, sendText } from './send-text';

/** Where the server finds its files; both are paths, absolute or from the working folder. */
export type SiteOptions = {
  readonly root: string;
  readonly mailListFile: string;
  /** Those of content/redirects.ts where they are left out. */
  readonly redirects?: readonly Redirect[] | undefined;
};

/** Answers a request; HTTP/1.1 and HTTP/2 alike. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function sendAddress(
  root: string,
  moves: readonly Move[],
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  }
  const [path = '', search] = address.split(/(?=\?)(.*)/s);
  const target = await resolveTarget(root, path, moves);
  response.setHeader('Cache-Control', target.status === 200 ? cacheControl(path) : revalidate);
  if (target.status === 400) return sendText(response, 400, 'Bad request');
  if (target.status === 301 || target.status === 308) {
    const anchor = target.status === 301 ? target.anchor : '';
    const Location = target.path + (search ?? '') + anchor;
    response.writeHead(target.status, { Location, 'Content-Length': 0 }).end();
    return;
  }
  if (!target.file) return sendText(response, 404, 'Not found');
  response.statusCode = target.status;
  if (path.endsWith('.md')) response.setHeader(copiesHeader.name, copiesHeader.value);
  return sendFile(request, response, target.file);
}

/**
 * The server of the built site: files, redirects, nearest 404 and the mail-list call.
 *
 * Nothing is opened before the first request.
 */
export function siteHandler({
  root,
  mailListFile,
  redirects = ownRedirects,
}: SiteOptions): Handler {
  const moves = movesOf(redirects);
  const answerMailList = mailList(mailListFile);
  return async (request, response) => {
    const address = request.url ?? '';
    try {
      for (const { name, value } of securityHeaders) response.setHeader(name, value);
      const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
      if (lacksHost) return sendText(response, 400, 'Bad request');
      if (address.split('?')[0] === mailListPath) await answerMailList(request, response);
      else await sendAddress(root, moves, address, request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'The server could not answer.' });
    }
  };
}
