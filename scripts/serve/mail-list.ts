import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { isEmailAddress } from '@/lib/forms/email';
import { sendJson } from './send-text';

const largestBody = 10 * 1024;

const keyOf = (address: string): string => address.trim().normalize('NFC').toLowerCase();

/**
 * The addresses in a file, one to a line, in the form in which they are compared.
 *
 * A last line without its line break is the rest of a write that a crash cut off, which nobody was
 * told is stored: it moves to `<file>.torn`.
 */
export async function readAddresses(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) {
    await appendFile(`${file}.torn`, `${text.slice(whole.length)}\n`);
    await truncate(file, Buffer.byteLength(whole));
  }
  return new Set(whole.split('\n').filter(Boolean).map(keyOf));
}

/** Adds addresses to a file, one after the other, each once; resolves when it is on disk. */
function createMailList(file: string): (address: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const add = async (address: string): Promise<void> => {
    if ((await readAddresses(file)).has(keyOf(address))) return;
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${address.trim()}\n`, { mode: 0o600, flush: true });
  };
  return (address) => {
    const added = last.then(() => add(address));
    last = added.catch(() => undefined);
    return added;
  };
}

/** The text of a request; undefined where it is larger than allowed, which is read to its end too. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString();
}

/** The mail-list call: `POST {"email"}` answers 200 once the address is on disk. */
export function mailList(file: string) {
  const add = createMailList(file);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, message: string) => sendJson(response, status, { message });
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers'];
      response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
      response.setHeader('Access-Control-Max-Age', 600);
      if (asked) response.setHeader('Access-Control-Allow-Headers', asked);
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      return refuse(405, 'Only POST is answered here.');
    }
    const text = await bodyOf(request);
    if (text === undefined) return refuse(413, 'The body is larger than 10 KB.');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(400, 'The body is not JSON.');
    }
    const { email }: { email?: unknown } = Object(body);
    if (typeof email !== 'string' || !isEmailAddress(email)) {
      return refuse(422, 'Please enter a valid email address.');
    }
    await add(email);
    sendJson(response, 200, { success: true });
  };
}
