import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders } from '../../deploy/headers';

const headers = securityHeaders.map(({ name, value }): [string, string] => [name, value]);

/** A server that listens, and the port it got. */
export type Listening<S extends NetServer = Server> = { readonly server: S; readonly port: number };

/** What answers a request of a server with an app; it takes HTTP/1.1 and HTTP/2. */
export const requestListener = (app: Hono): ReturnType<typeof getRequestListener> =>
  getRequestListener(app.fetch, {
    // Requests that never become an address, such as one with a backslash in its path.
    errorHandler: () => new Response('Bad request', { status: 400, headers }),
  });

/** Opens a port (0: any free one). Rejects with the system's error where it is taken. */
export const bind = <S extends NetServer>(server: S, port: number): Promise<Listening<S>> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });

/** Starts an app on a port, as `bind` opens it. */
export function listen(app: Hono, port: number): Promise<Listening> {
  const answer = requestListener(app);
  return bind(
    createServer((request, response) => void answer(request, response)),
    port,
  );
}
