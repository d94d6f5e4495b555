import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type NetConnectOpts } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Redirect } from '@/content/schemas/redirects';
import { listen, siteHandler } from '@/scripts/serve/handler';

export type Host = {
  readonly at: NetConnectOpts;
  stop(): Promise<void>;
};

/** Asks a host for a path exactly as written: unlike `fetch`, this tidies nothing. */
export async function ask(
  { at }: Host,
  path: string,
  { method = 'GET', headers = {}, body = '' } = {},
) {
  const connection = connect(at);
  const asked = request({
    createConnection: () => connection,
    path,
    method,
    headers: { host: 'localhost', connection: 'close', ...headers },
  }).end(body);
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error(`${path} has no answer.`);
  const names = response.rawHeaders
    .filter((_, index) => index % 2 === 0)
    .map((name) => name.toLowerCase());
  return {
    status: response.statusCode,
    headers: response.headers,
    times: (name: string) => names.filter((other) => other === name).length,
    body: await buffer(response),
  };
}

export type Answer = Awaited<ReturnType<typeof ask>>;

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
