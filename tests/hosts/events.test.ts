import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '@/scripts/serve/handler';
import { ask } from './host';
import { startNginx } from './nginx-process';

const event = { method: 'POST', headers: { cookie: 'a=b' }, body: '{}' };

test('nginx hands events on where that is switched on, without cookies, and nothing else', async () => {
  const told: unknown[] = [];
  const { server, port } = await listen(async (request, response) => {
    const { cookie, 'x-forwarded-for': from } = request.headers;
    told.push([await text(request), cookie, from]);
    response.writeHead(202).end();
  }, 0);
  const nginx = await startNginx('out', [], `http://localhost:${port}`);
  const statusOf = async (path: string) => (await ask(nginx, path, event)).status;
  expect(await statusOf('/api/event')).toBe(202);
  expect(await statusOf('/api/events')).toBe(405);
  expect(await statusOf('/pricing')).toBe(405);
  // The test asks by a socket, which is all that nginx knows of the visitor.
  expect(told).toEqual([['{}', undefined, 'unix:']]);
  await nginx.stop();
  server.close();
});
