import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type NetConnectOpts } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Redirect } from '@/content/schemas/redirects';
import { listen, siteHandler } from '@/scripts/serve/handler';

export type Host = {
  readonly at: NetConnectOpts;
  stop(): Promise<void>;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly times: (name: string) => number;
  readonly body: Buffer;
};

/** Asks a host for a path exactly as written: unlike `fetch`, this tidies nothing. */
export async function ask(
  { at }: Host,
  path: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<Answer> {
  const connection = connect(at);
  const asked = request({
    createConnection: () => connection,
    path,
    method,
    headers: { host: 'localhost', connection: 'close', ...headers },
  }).end(body);
  const [response] = await once(asked, 'response');
  const names: readonly string[] = response.rawHeaders
    .filter((_: string, index: number) => index % 2 === 0)
    .map((name: string) => name.toLowerCase());
  return {
    status: response.statusCode,
    headers: response.headers,
    times: (name) => names.filter((other) => other === name).length,
    body: await buffer(response),
  };
}

/** Starts the server of `npm run serve` on a folder of files, at any free port. Redirects: the site's own. */
export async function startServe(
  root: string,
  mailListFile = 'unused',
  redirects?: readonly Redirect[],
): Promise<Host & { readonly port: number }> {
  const { server, port } = await listen(siteHandler({ root, mailListFile, redirects }), 0);
  return {
    port,
    at: { port, host: 'localhost' },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
