import { createServer } from 'node:net';
import { bind } from '../../serve/listen';

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const { server, port } = await bind(createServer(), 0);
  server.close();
  return port;
}
