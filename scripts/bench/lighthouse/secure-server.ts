import { spawnSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Handler } from '../../serve/handler';
import { bind, type Listening } from '../../serve/listen';

/**
 * A key and its certificate for localhost, as PEM, that nobody trusts, good for a day: browsers speak HTTP/2 only where
 * the connection is encrypted. Throws where the machine has no openssl.
 */
function makeCertificate(): { readonly key: string; readonly cert: string } {
  const { stdout, status, error } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'],
    ],
    { encoding: 'utf8' },
  );
  const block = (name: string): string =>
    new RegExp(`-----BEGIN ${name}-----[^-]+-----END ${name}-----`).exec(stdout ?? '')?.[0] ?? '';
  const [key, cert] = [block('PRIVATE KEY'), block('CERTIFICATE')];
  if (error || status !== 0 || !key || !cert) {
    throw new Error('Lighthouse measures over HTTP/2, and that needs openssl: install it.');
  }
  return { key, cert };
}

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
