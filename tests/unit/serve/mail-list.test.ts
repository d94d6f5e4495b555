// @vitest-environment node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAddresses } from '@/scripts/serve/mail-list';
import type { Host } from '../../hosts/host';
import { startServe } from '../../hosts/serve-process';
import { type TemporaryFolder, temporaryFolder } from './site-folder';

const path = '/v1/iam/mail-list';
let folder: TemporaryFolder;
let file: string;
let servers: (Host & { readonly port: number })[] = [];

/** Another server on the same file, as after a restart. */
async function start(): Promise<string> {
  const server = await startServe(folder.path, file);
  servers.push(server);
  return `http://localhost:${server.port}${path}`;
}

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder.path, 'data', 'mail-list.txt');
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await folder.remove();
});

const stored = async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1);

const post = async (body: BodyInit, headers: Record<string, string> = {}, url = start()) =>
  fetch(await url, { method: 'POST', body, headers });
const postEmail = (email: unknown, url = start()) => post(JSON.stringify({ email }), {}, url);

describe('answers', () => {
  const ofLength = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 244)}`;
  const notAnAddress = 'Please enter a valid email address.';
  const notJson = 'The body is not JSON.';

  test.each([
    ['{"email":"ana@example.com"}', 200, { success: true }],
    ['{"email":"  ana@example.com  ","extra":1}', 200, { success: true }],
    [JSON.stringify({ email: ofLength(254) }), 200, { success: true }],
    [JSON.stringify({ email: ofLength(255) }), 422, { message: notAnAddress }],
    ['{"email":""}', 422, { message: notAnAddress }],
    ['{"email":"ana"}', 422, { message: notAnAddress }],
    ['{"email":"a@example.com\\nb@example.com"}', 422, { message: notAnAddress }],
    ['{"email":null}', 422, { message: notAnAddress }],
    ['{"email":["ana@example.com"]}', 422, { message: notAnAddress }],
    ['{"Email":"ana@example.com"}', 422, { message: notAnAddress }],
    ['{"__proto__":{"email":"ana@example.com"}}', 422, { message: notAnAddress }],
    ['{}', 422, { message: notAnAddress }],
    ['[]', 422, { message: notAnAddress }],
    ['null', 422, { message: notAnAddress }],
    ['"ana@example.com"', 422, { message: notAnAddress }],
    ['42', 422, { message: notAnAddress }],
    ['', 400, { message: notJson }],
    ['email=ana@example.com', 400, { message: notJson }],
    ['{"email":', 400, { message: notJson }],
  ])('%s answers %i', async (body, status, answer) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(answer);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('the content type does not matter', async () => {
    const response = await post('{"email":"ana@example.com"}', { 'Content-Type': 'text/plain' });
    expect(response.status).toBe(200);
  });

  const spaces = (size: number) => '{"email":"ana@example.com"}'.padEnd(size);

  test.each([
    [10 * 1024, 200],
    [10 * 1024 + 1, 413],
    [1024 * 1024, 413],
  ])('a body of %i bytes answers %i, with or without a length', async (size, status) => {
    const sized = await post(spaces(size));
    const streamed = await fetch(await start(), {
      method: 'POST',
      body: new Blob([spaces(size)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([sized.status, streamed.status]).toEqual([status, status]);
    if (status === 413) expect(await streamed.json()).toHaveProperty('message');
  });

  test('OPTIONS allows the call from other origins', async () => {
    const response = await fetch(await start(), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://www.example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s answers 405', async (method) => {
    const response = await fetch(await start(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    if (method !== 'HEAD') expect(await response.json()).toHaveProperty('message');
  });

  test('a disk that refuses is 500, and the next try works', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = start();
    await mkdir(file, { recursive: true });
    const refused = await postEmail('ana@example.com', app);
    expect([refused.status, await refused.json()]).toEqual([500, { message: expect.any(String) }]);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    await folder.remove();
    expect((await postEmail('ana@example.com', app)).status).toBe(200);
    expect(await stored()).toEqual(['ana@example.com']);
  });
});

describe('the file', () => {
  test('holds each address once, trimmed, as first written', async () => {
    const app = start();
    for (const email of [
      'Ana@Example.com',
      ' ana@example.com ',
      'ANA@EXAMPLE.COM',
      'b@example.com',
    ]) {
      expect((await postEmail(email, app)).status).toBe(200);
    }
    expect(await stored()).toEqual(['Ana@Example.com', 'b@example.com']);
  });

  test('holds each address once when all come at the same time', async () => {
    const app = start();
    const emails = Array.from({ length: 300 }, (_, index) => `user${index % 50}@example.com`);
    const answers = await Promise.all(emails.map((email) => postEmail(email, app)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await stored()).toSorted()).toEqual([...new Set(emails)].toSorted());
  });

  test('keeps what a server before wrote', async () => {
    await postEmail('ana@example.com');
    await postEmail('ANA@example.com');
    await postEmail('b@example.com');
    expect(await stored()).toEqual(['ana@example.com', 'b@example.com']);
  });

  test.each([
    ['a@example.com\nb@exam', ['a@example.com', 'new@example.com']],
    ['b@exam', ['new@example.com']],
    ['', ['new@example.com']],
    ['new@example.com\r\n', ['new@example.com\r']],
  ])('%j is repaired before the next address', async (before, after) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, before);
    await postEmail('new@example.com');
    expect(await stored()).toEqual(after);
  });

  test('the torn line is moved, not lost', async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'a@example.com\nb@exam');
    await readAddresses(file);
    await readAddresses(file);
    expect(await readFile(file, 'utf8')).toBe('a@example.com\n');
    expect(await readFile(`${file}.torn`, 'utf8')).toBe('b@exam\n');
  });
});
