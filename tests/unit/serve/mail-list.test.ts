import { mkdir, rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { startServe } from '../../hosts/host';
import { temporaryFolder } from '../../support/folder';

const name = 'data/mail-list.txt';
const { at, read, write } = temporaryFolder();

/** Another server on the same file, as after a restart. */
async function start(): Promise<string> {
  const server = await startServe(at(), at(name));
  onTestFinished(server.stop);
  return `http://localhost:${server.port}/v1/iam/mail-list`;
}

const stored = async () => (await read(name)).split('\n').slice(0, -1);

const post = async (body: string, url = start()) => fetch(await url, { method: 'POST', body });
const postEmail = (email: unknown, url = start()) => post(JSON.stringify({ email }), url);

const stores = [200, { success: true }] as const;
const noAddress = [422, { message: 'Please enter a valid email address.' }] as const;
const noJson = [400, { message: 'The body is not JSON.' }] as const;

test.each([
  ['{"email":"ana@example.com"}', ...stores],
  ['{"email":"  ana@example.com  ","extra":1}', ...stores],
  ['{"email":"ana"}', ...noAddress],
  ['{"email":"a@example.com\\nb@example.com"}', ...noAddress],
  ['{"email":["ana@example.com"]}', ...noAddress],
  ['', ...noJson],
])('%s answers %i', async (body, status, answer) => {
  const response = await post(body);
  expect([response.status, await response.json()]).toEqual([status, answer]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const { name, value } of securityHeaders) expect(response.headers.get(name)).toBe(value);
});

test('a disk that refuses is 500, and the next try works', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = start();
  await mkdir(at(name), { recursive: true });
  expect((await postEmail('ana@example.com', app)).status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  await rm(at(name), { recursive: true });
  expect((await postEmail('ana@example.com', app)).status).toBe(200);
  expect(await stored()).toEqual(['ana@example.com']);
});

test('each address is stored once, trimmed, as first written', async () => {
  await write({ [name]: 'before@example.com\n' });
  const app = start();
  for (const email of [' Ana@Example.com ', 'ana@example.com', 'Before@example.com']) {
    await postEmail(email, app);
  }
  expect(await stored()).toEqual(['before@example.com', 'Ana@Example.com']);
});

test('two requests at a time store an address once', async () => {
  const app = start();
  const emails = ['ana@example.com', 'ana@example.com', 'b@example.com', 'ana@example.com'];
  await Promise.all(emails.map((email) => postEmail(email, app)));
  expect((await stored()).toSorted()).toEqual(['ana@example.com', 'b@example.com']);
});

test('other origins may call, with no more than 10 KB, and nothing is read there', async () => {
  const url = await start();
  const { status, headers } = await fetch(url, { method: 'OPTIONS' });
  expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'Content-Type']);
  const large = '{"email":"ana@example.com"}'.padEnd(10 * 1024 + 1);
  expect((await fetch(url, { method: 'POST', body: large })).status).toBe(413);
  expect((await fetch(url)).status).toBe(405);
});
