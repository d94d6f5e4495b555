// @vitest-environment node
import { mkdir, rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAddresses } from '@/scripts/serve/mail-list';
import { startServe } from '../../hosts/host';
import { temporaryFolder } from '../../support/folder';

const path = '/v1/iam/mail-list';
const name = 'data/mail-list.txt';
const { at, read, write } = temporaryFolder();

/** Another server on the same file, as after a restart. */
async function start(): Promise<string> {
  const server = await startServe(at(), at(name));
  onTestFinished(server.stop);
  return `http://localhost:${server.port}${path}`;
}

const stored = async () => (await read(name)).split('\n').slice(0, -1);

const post = async (body: BodyInit, headers: Record<string, string> = {}, url = start()) =>
  fetch(await url, { method: 'POST', body, headers });
const postEmail = (email: unknown, url = start()) => post(JSON.stringify({ email }), {}, url);

describe('answers', () => {
  const ofLength = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 244)}`;
  const stores = [200, { success: true }] as const;
  const noAddress = [422, { message: 'Please enter a valid email address.' }] as const;
  const noJson = [400, { message: 'The body is not JSON.' }] as const;

  test.each([
    ['{"email":"ana@example.com"}', ...stores],
    ['{"email":"  ana@example.com  ","extra":1}', ...stores],
    [JSON.stringify({ email: ofLength(254) }), ...stores],
    [JSON.stringify({ email: ofLength(255) }), ...noAddress],
    ['{"email":""}', ...noAddress],
    ['{"email":"ana"}', ...noAddress],
    ['{"email":"a@example.com\\nb@example.com"}', ...noAddress],
    ['{"email":null}', ...noAddress],
    ['{"email":["ana@example.com"]}', ...noAddress],
    ['{"Email":"ana@example.com"}', ...noAddress],
    ['{"__proto__":{"email":"ana@example.com"}}', ...noAddress],
    ['{}', ...noAddress],
    ['[]', ...noAddress],
    ['null', ...noAddress],
    ['"ana@example.com"', ...noAddress],
    ['42', ...noAddress],
    ['', ...noJson],
    ['email=ana@example.com', ...noJson],
    ['{"email":', ...noJson],
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
    await mkdir(at(name), { recursive: true });
    const refused = await postEmail('ana@example.com', app);
    expect([refused.status, await refused.json()]).toEqual([500, { message: expect.any(String) }]);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    await rm(at(name), { recursive: true });
    expect((await postEmail('ana@example.com', app)).status).toBe(200);
    expect(await stored()).toEqual(['ana@example.com']);
  });
});

describe('the file', () => {
  test('holds each address once, trimmed, as first written', async () => {
    const app = start();
    const others = [' ana@example.com ', 'ANA@EXAMPLE.COM', 'b@example.com'];
    for (const email of ['Ana@Example.com', ...others]) {
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
    await write({ [name]: before });
    await postEmail('new@example.com');
    expect(await stored()).toEqual(after);
  });

  test('the torn line is moved, not lost', async () => {
    await write({ [name]: 'a@example.com\nb@exam' });
    await readAddresses(at(name));
    await readAddresses(at(name));
    expect([await read(name), await read(`${name}.torn`)]).toEqual(['a@example.com\n', 'b@exam\n']);
  });
});
