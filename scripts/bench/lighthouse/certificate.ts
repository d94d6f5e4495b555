import { spawnSync } from 'node:child_process';

/** A key and its certificate, as PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

/**
 * A certificate for localhost that nobody trusts, good for a day: browsers speak HTTP/2 only where
 * the connection is encrypted. Throws where the machine has no openssl.
 */
export function makeCertificate(): Certificate {
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
