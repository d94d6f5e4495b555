import { spawnSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Handler } from '../../serve/handler';
import { bind, type Listening } from '../../serve/listen';

/** What makes a key and its certificate for localhost, as PEM, that nobody trusts, good for a day. */
const certificate =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -keyout - -out -';

/**
 * Answers requests on any free port as hosts do: encrypted, with HTTP/2, which browsers speak only
 * where the connection is encrypted. The certificate is made for this run; a browser has to be told
 * to take it. Throws where the machine has no openssl.
 */
export function listenSecurely(handler: Handler): Promise<Listening<Http2SecureServer>> {
  const { stdout: pem, status } = spawnSync('openssl', certificate.split(' '));
  if (status !== 0) {
    throw new Error('Lighthouse measures over HTTP/2, and that needs openssl: install it.');
  }
  const server = createSecureServer(
    { key: pem, cert: pem, allowHTTP1: true },
    // Node promises that these behave as those of HTTP/1.1.
    (request, response) =>
      void handler(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  return bind(server, 0);
}
