import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Hono } from 'hono';
import { bind, type Listening, requestListener } from '../serve/listen';
import { makeCertificate } from './certificate';

/**
 * Starts an app on any free port as hosts serve it: encrypted, with HTTP/2. The certificate is made
 * for this run; a browser has to be told to take it.
 */
export function listenSecurely(app: Hono): Promise<Listening<Http2SecureServer>> {
  const answer = requestListener(app);
  const server = createSecureServer(
    { ...makeCertificate(), allowHTTP1: true },
    (request, response) => void answer(request, response),
  );
  return bind(server, 0);
}
