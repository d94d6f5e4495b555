import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { isEmailAddress } from '@/lib/forms/email';

const largestBody = 10 * 1024;

const keyOf = (address: string): string => address.trim().normalize('NFC').toLowerCase();

/** Adds an address once, one a line. Synchronous, so that requests at a time cannot both add it. */
function add(address: string, file: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.split('\n').map(keyOf).includes(keyOf(address))) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${address.trim()}\n`, { mode: 0o600, flush: true });
}

/** Undefined for a body over the limit, which is still read to its end. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString();
}

/** `POST {"email"}` answers 200 once the address is on disk. */
export const mailList =
  (file: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      return answer(405, { message: 'Only POST is answered here.' });
    }
    const text = await bodyOf(request);
    if (text === undefined) return answer(413, { message: 'The body is larger than 10 KB.' });
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return answer(400, { message: 'The body is not JSON.' });
    }
    const { email } = Object(body);
    if (typeof email !== 'string' || !isEmailAddress(email)) {
      return answer(422, { message: 'Please enter a valid email address.' });
    }
    add(email, file);
    answer(200, { success: true });
  };
