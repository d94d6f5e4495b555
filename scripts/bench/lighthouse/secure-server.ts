import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Handler } from '../../serve/handler';
import { bind, type Listening } from '../../serve/listen';
import { makeCertificate } from './certificate';

/**
 * Answers requests on any free port as hosts do: encrypted, with HTTP/2. The certificate is made
 * for this run; a browser has to be told to take it.
 */
export function listenSecurely(handler: Handler): Promise<Listening<Http2SecureServer>> {
  const server = createSecureServer(
    { ...makeCertificate(), allowHTTP1: true },
    // Node promises that these behave as those of HTTP/1.1.
    (request, response) =>
      void handler(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  return bind(server, 0);
}
