import type { ServerResponse } from 'node:http';

/** Ends an answer with a text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/** Ends an answer with a JSON body. */
export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  sendText(response, status, JSON.stringify(body), 'application/json');
