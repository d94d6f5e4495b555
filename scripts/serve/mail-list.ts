import { appendFile, mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { isEmailAddress } from '@/lib/forms/email';

const largestBody = 10 * 1024;

const keyOf = (address: string): string => address.trim().normalize('NFC').toLowerCase();

/** Adds each address once, one a line; resolves when it is on disk. */
function createMailList(file: string): (address: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const add = async (address: string): Promise<void> => {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.split('\n').map(keyOf).includes(keyOf(address))) return;
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${address.trim()}\n`, { mode: 0o600, flush: true });
  };
  // Serialized, so that concurrent requests do not both add an address.
  return (address) => {
    const added = last.then(() => add(address));
    last = added.catch(() => undefined);
    return added;
  };
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
export function mailList(file: string) {
  const add = createMailList(file);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
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
    await add(email);
    answer(200, { success: true });
  };
}
