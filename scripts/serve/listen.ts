import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders } from '../../deploy/headers';

const headers = securityHeaders.map(({ name, value }): [string, string] => [name, value]);

/** A server that listens, and the port it got. */
export type Listening = { readonly server: Server; readonly port: number };

/**
 * Starts an app on a port (0: any free one). Rejects with the system's error where it is taken.
 */
export function listen(app: Hono, port: number): Promise<Listening> {
  const answer = getRequestListener(app.fetch, {
    // Requests that never become an address, such as one with a backslash in its path.
    errorHandler: () => new Response('Bad request', { status: 400, headers }),
  });
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });
}
