import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { redirects as ownRedirects } from '@/content/redirects';
import type { Redirect } from '@/content/schemas/redirects';
import { mailListPath } from '@/lib/forms/send-form';
import { copiesHeader, securityHeaders } from '../../deploy/headers';
import { movesOf } from '../../deploy/redirects';
import { encodings, isCompressible } from '../after-build/compressible';
import { cacheControl, revalidate } from './cache-control';
import { contentType } from './content-type';
import { findAnswer } from './find-answer';
import { mailList } from './mail-list';

export type SiteOptions = {
  readonly root: string;
  readonly mailListFile: string;
  /** Default: content/redirects.ts. */
  readonly redirects?: readonly Redirect[] | undefined;
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The best accepted encoding with a copy; undefined for the plain file. */
const codingOf = (accepted: string, file: string) =>
  encodings.find(
    ({ name, ending }) =>
      new RegExp(`\\b${name}\\b(?! *; *q=0(\\.0*)? *(,|$))`, 'i').test(accepted) &&
      statSync(file + ending, { throwIfNoEntry: false }),
  );

function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const found = response.statusCode === 200;
  const { range, 'accept-encoding': accepted = '' } = request.headers;
  const coding = found && range ? undefined : codingOf(String(accepted), file);
  const sent = file + (coding?.ending ?? '');
  const { mtimeMs, size } = statSync(sent);
  response.setHeader('Content-Type', contentType(file));
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding.name);
  // Strong, for ranges; each encoding has its own.
  response.setHeader('ETag', `"${Math.round(mtimeMs)}-${size}-${coding?.name ?? 'plain'}"`);
  return new Promise((done, failed) => {
    response.once('close', done);
    send(request, encodeURI(sent), { acceptRanges: found, cacheControl: false, dotfiles: 'allow' })
      .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        // 416 is the client's fault.
        if (status >= 500) return failed(new Error(`${sent} cannot be sent.`));
        for (const name of ['Content-Type', 'ETag']) response.removeHeader(name);
        response.writeHead(status, headers).end();
      })
      .pipe(response);
  });
}

export function siteHandler({
  root,
  mailListFile,
  redirects = ownRedirects,
}: SiteOptions): Handler {
  const moves = movesOf(redirects);
  const answerMailList = mailList(mailListFile);

  const answer: Handler = async (request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split(/(?=\?)(.*)/s);
    if (path === mailListPath) return answerMailList(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = findAnswer(root, path, moves);
    response.statusCode = found.status;
    response.setHeader('Cache-Control', found.status === 200 ? cacheControl(path) : revalidate);
    if ('path' in found) response.setHeader('Location', found.path + search + found.anchor);
    if (path.endsWith('.md') && found.status === 200) {
      response.setHeader(copiesHeader.name, copiesHeader.value);
    }
    if ('file' in found) return sendFile(request, response, join(root, found.file));
    response.setHeader('Content-Length', 0);
    response.end();
  };

  return async (request, response) => {
    for (const { name, value } of securityHeaders) response.setHeader(name, value);
    await answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

/** 0 is any free port. Rejects where the port is taken. */
export const bind = <S extends NetServer>(server: S, port: number) =>
  new Promise<{ server: S; port: number }>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });

export const listen = (handler: Handler, port: number) =>
  bind(
    createServer((request, response) => void handler(request, response)),
    port,
  );
