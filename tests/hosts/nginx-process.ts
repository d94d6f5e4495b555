import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Redirect } from '@/content/schemas/redirects';
import { nginxFile } from '@/scripts/host-files/host-files';
import { ensureNginx } from '@/scripts/test/programs';
import type { Host } from './host';

const own = {
  plain: /^ {4}listen 80;$/m,
  listen: /^ {4}listen 443 ssl http2;$/m,
  root: /^ {4}root \/var\/www\/site;$/m,
  certificate: /^ {4}ssl_certificate \S+;\n/m,
  key: /^ {4}ssl_certificate_key \S+;\n/m,
};

/** What Debian's nginx.conf has around a site, with every path in a folder of its own. */
const around = (folder: string, brotliModule: string): string => `
  daemon off;
  master_process off;
  pid ${folder}/nginx.pid;
  error_log stderr error;
  load_module ${brotliModule};
  events {}
  http {
    access_log off;
    gzip on;
    sendfile on;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n    ')}
    include ${folder}/site.conf;
  }`;

const site = 'deploy/nginx/site.conf';

async function siteConf(
  socket: string,
  root: string,
  redirects: readonly Redirect[],
  collector: string | undefined,
): Promise<string> {
  const conf = nginxFile(await readFile(site, 'utf8'), redirects);
  for (const line of Object.values(own)) {
    if (!line.test(conf)) throw new Error(`${site} lacks the line ${line}.`);
  }
  const withEvents = conf
    .replaceAll(/^ {4}# (location = .api.event| {4}proxy_|\}$)/gm, '    $1')
    .replace('https://plausible.io', collector ?? '');
  // Sockets in place of ports, and no certificate.
  return (collector ? withEvents : conf)
    .replace(own.plain, `    listen unix:${socket}-plain;`)
    .replace(own.listen, `    listen unix:${socket};`)
    .replace(own.certificate, '')
    .replace(own.key, '')
    .replace(own.root, `    root ${resolve(root)};`);
}

async function listens(socket: string): Promise<boolean> {
  const attempt = connect(socket);
  const open = await once(attempt, 'connect').then(
    () => true,
    () => false,
  );
  attempt.destroy();
  return open;
}

/** Starts the real nginx with `deploy/nginx/site.conf`, handing events on where a collector is given. Throws an Error with what nginx says where it does not start. */
export async function startNginx(
  root: string,
  redirects: readonly Redirect[],
  collector?: string,
): Promise<Host> {
  const { program, brotliModule } = ensureNginx();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const socket = join(folder, 'socket');
  await writeFile(join(folder, 'site.conf'), await siteConf(socket, root, redirects, collector));
  await writeFile(join(folder, 'nginx.conf'), around(folder, brotliModule));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  const ended = once(child, 'exit');
  const said = text(child.stderr);
  while (!(await listens(socket))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await said}`);
  }
  return {
    at: { path: socket },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
