import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Handler } from './handler';

/** A server that listens, and the port it got. */
export type Listening<S extends NetServer = Server> = { readonly server: S; readonly port: number };

/** Opens a port (0: any free one). Rejects with the system's error where it is taken. */
export const bind = <S extends NetServer>(server: S, port: number): Promise<Listening<S>> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });

/** Answers requests on a port, as `bind` opens it. */
export const listen = (handler: Handler, port: number): Promise<Listening> =>
  bind(
    createServer((request, response) => void handler(request, response)),
    port,
  );
