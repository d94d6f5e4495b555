import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Handler } from './handler';

export type Listening<S extends NetServer = Server> = { readonly server: S; readonly port: number };

/** 0 is any free port. Rejects where the port is taken. */
export const bind = <S extends NetServer>(server: S, port: number): Promise<Listening<S>> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });

export const listen = (handler: Handler, port: number): Promise<Listening> =>
  bind(
    createServer((request, response) => void handler(request, response)),
    port,
  );
