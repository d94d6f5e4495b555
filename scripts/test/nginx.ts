import { existsSync } from 'node:fs';
import { aptInstall, mayUseApt, onPath } from './apt';

/** An nginx of this machine and its module for brotli files. */
export type Nginx = { readonly program: string; readonly brotliModule: string };

const modules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];

/** Debian's nginx, undefined where it or its module is missing. */
function findNginx(): Nginx | undefined {
  const program = onPath('nginx').find(existsSync);
  const brotliModule = modules
    .map((folder) => `${folder}/ngx_http_brotli_static_module.so`)
    .find(existsSync);
  return program && brotliModule ? { program, brotliModule } : undefined;
}

/**
 * An nginx for the tests of the hosts, installed first where it is missing; it is not started.
 *
 * Throws an Error with one sentence for the reader where it cannot be had.
 */
export function ensureNginx(): Nginx {
  if (!findNginx() && mayUseApt()) aptInstall('nginx', 'libnginx-mod-http-brotli-static');
  const found = findNginx();
  if (found) return found;
  throw new Error(
    "Install nginx with its brotli module: Debian's libnginx-mod-http-brotli-static.",
  );
}
