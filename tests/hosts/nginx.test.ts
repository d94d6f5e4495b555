import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './host';
import { built, root } from './hosts';
import { type Nginx, startNginx } from './nginx-process';

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx(root, []);
}, 60_000);
afterAll(() => nginx.stop());

test('port 80 leads to https, query included', async () => {
  const { status, headers } = await ask({ ...nginx, at: nginx.plain }, '/pricing?a=1&b=%2F');
  expect([status, headers.location]).toEqual([301, 'https://localhost/pricing?a=1&b=%2F']);
});

test('files come by HTTP/2, many in one connection', async () => {
  const session = connectHttp2('http://localhost', {
    createConnection: () => connect(nginx.http2),
  });
  const files = { '/': 'index.html', '/pricing': 'pricing.html', '/blog': 'blog.html' };
  const answers = Object.entries(files).map(async ([path, file]) => {
    const asked = session.request({ ':path': path });
    const [[headers], body] = await Promise.all([once(asked, 'response'), buffer(asked)]);
    expect([path, headers[':status'], body.equals(await built(file))]).toEqual([path, 200, true]);
  });
  await Promise.all(answers);
  session.close();
});
