import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../../deploy/headers';
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

/** What Node answers to requests that never become one, by its codes; 400 to all others. */
const unreadable: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what cannot be read as a request as Node does, with the headers that every answer carries. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = unreadable[error.code ?? ''] ?? 400;
  const headers = [
    ...securityHeaders.map(({ name, value }) => `${name}: ${value}`),
    'Content-Length: 0',
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`);
}

/** Answers requests on a port, as `bind` opens it. */
export const listen = (handler: Handler, port: number): Promise<Listening> =>
  bind(
    // One without a host is refused by the handler: Node would leave the headers out.
    createServer(
      { requireHostHeader: false },
      (request, response) => void handler(request, response),
    ).on('clientError', refuse),
    port,
  );
