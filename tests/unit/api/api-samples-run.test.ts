import { execFile, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiDocument } from '@/content/api/document';
import { exampleSecret } from '@/content/api/webhooks';
import { factsOf } from '@/lib/api/facts';
import { jobSamples } from '@/lib/api/job-samples';
import { resolved } from '@/lib/api/resolve';
import { type SampleLanguage, samples } from '@/lib/api/samples';
import type { ApiDocument } from '@/lib/api/types';
import { webhookSamples } from '@/lib/api/webhook-samples';
import { temporaryFolder } from '@/tests/support/folder';

/** Keys that the server takes; one of them has used up its limit at the first call. */
const keys = { any: 'k3y', busy: 'b8sy' };

function answerTo(path: string, key: string, stops: number, times: number) {
  const found = Object.entries(resolved(apiDocument).paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const operation = found?.[1].get ?? found?.[1].post;
  if (!operation) throw new Error(`The document has no ${path}`);
  const known = Object.values(keys).includes(key);
  const isLimited = key === keys.busy && times === 1 && !operation['x-follows'];
  const status = known ? (isLimited ? '429' : stops > 50 ? '202' : '200') : '401';
  const documented = operation.responses[status];
  if (!documented) throw new Error(`${operation.operationId} has no answer ${status}`);
  const example = documented.content['application/json'].example as {
    data?: Record<string, unknown>;
  };
  if (!example.data?.job_id) return { status, body: example };
  const isNew = operation['x-follows'] && times === 1;
  const data = { ...example.data, poll_after: 0, ...(isNew && { status: 'running' }) };
  return { status, body: { ...example, data } };
}

const asked = new Map<string, number>();
const server = createServer(async (request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  asked.set(path, (asked.get(path) ?? 0) + 1);
  const sent = JSON.parse((await textOf(request)) || '{}');
  const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const { status, body } = answerTo(
    path,
    key,
    sent.destinations?.length ?? 0,
    asked.get(path) ?? 0,
  );
  response.writeHead(Number(status), { 'content-type': 'application/json', 'retry-after': '0' });
  response.end(JSON.stringify(body));
});

/** How each language is run; what follows a sample prints what it holds in the end. */
const known = {
  curl: { command: 'bash', ready: ['-c', 'curl --version'], file: 'a.sh', print: '' },
  javascript: {
    ...{ command: process.execPath, ready: ['--version'], file: 'a.mjs' },
    print: 'console.log(JSON.stringify(data))',
  },
  python: {
    ...{ command: 'python3', ready: ['-c', 'import requests'], file: 'a.py' },
    print: 'import json\nprint(json.dumps(data))',
  },
  php: {
    command: 'php',
    ready: ['-r', "exit(function_exists('curl_init') ? 0 : 1);"],
    ...{ file: 'a.php', print: 'echo json_encode($data);' },
  },
} satisfies Record<SampleLanguage, object>;

const languages = (Object.keys(known) as SampleLanguage[]).filter(
  (language) => spawnSync(known[language].command, known[language].ready).status === 0,
);

const { at } = temporaryFolder('all');
let local: ApiDocument;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  local = { ...apiDocument, servers: [{ ...apiDocument.servers[0], url }] };
});
beforeEach(() => asked.clear());
afterAll(() => void server.close());

const run = (language: SampleLanguage, code: string, env: Record<string, string> = {}) =>
  new Promise<{ status: number; out: string; err: string }>((done) => {
    const { command, file } = known[language];
    writeFileSync(at(file), code);
    const options = { cwd: at(), env: { ...process.env, API_KEY: keys.any, ...env } };
    execFile(command, [file], options, (error, out, err) =>
      done({ status: error ? 1 : 0, out, err }),
    );
  });

/** What a shell printed is the whole answer, what the others hold is its data. */
const dataIn = (language: SampleLanguage, out: string) =>
  language === 'curl' ? JSON.parse(out).data : JSON.parse(out);

const withPrint = (language: SampleLanguage, code: string) => `${code}\n${known[language].print}\n`;

const { endpoints, event } = factsOf(apiDocument);
/** One with a query of several values, and one with a body. */
const varied = endpoints.filter(({ id }) => /^(fleet-summary|optimize-route)$/.test(id));
const dataOf = ([result]: (typeof endpoints)[number]['results']) =>
  (result?.example as { data?: unknown } | undefined)?.data;
const requestAt = (id: string) => {
  const found = factsOf(local).endpoints.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found.request;
};

describe.each(languages)('samples in %s, run against the document', (language) => {
  // Their paths and queries are tested without running them.
  it.each(varied)('$id answers with its example', async ({ id, results }) => {
    const { status, out, err } = await run(
      language,
      withPrint(language, samples[language](requestAt(id))),
    );
    expect([status, language === 'curl' ? '' : err]).toEqual([0, '']);
    expect(dataIn(language, out)).toEqual(dataOf(results));
  });

  it('stop at an error and name it', async () => {
    const code = samples[language](requestAt('optimize-route'));
    const { status, out, err } = await run(language, code, { API_KEY: 'mistyped' });
    expect(status).toBe(1);
    expect(out + err).toContain('401');
    expect(out + err).toContain('Invalid API key');
  });

  it('wait for a large plan, through a limit that is used up', async () => {
    const stop = { lat: 42.6, lng: -71.3, load: 4 };
    const plan = { origin: { lat: 42.6, lng: -71.3 }, destinations: Array(60).fill(stop) };
    writeFileSync(at('plan.json'), JSON.stringify(plan));
    const code = withPrint(language, jobSamples[language](factsOf(local).jobs));
    const { status, out, err } = await run(language, code, { API_KEY: keys.busy });
    expect([status, language === 'curl' ? '' : err]).toEqual([0, '']);
    expect(out).toContain('rt_40772');
  });
});

const { headers, body } = event;
const sign = (at: number, text: string) =>
  createHmac('sha256', Buffer.from(exampleSecret.replace('whsec_', ''), 'base64'))
    .update(`${headers['webhook-id']}.${at}.${text}`)
    .digest('base64');

it('the signature in the document is that of its example', () => {
  const at = Number(headers['webhook-timestamp']);
  expect(headers['webhook-signature']).toBe(`v1,${sign(at, body)}`);
});

/** What each language prints of a request whose headers and body are written in it. */
const prints: Partial<Record<SampleLanguage, (headers: string, body: string) => string>> = {
  javascript: (given, text) => `console.log(isGenuine(${given}, ${text}))`,
  python: (given, text) => `print(str(is_genuine(${given}, ${text}.encode())).lower())`,
  php: (given, text) =>
    `echo json_encode(isGenuine(json_decode(${given.replaceAll('$', '\\$')}, true), ${text}, getenv('WEBHOOK_SECRET'))), "\n";`,
};

it.each(languages.filter((language) => webhookSamples[language]))(
  'the webhook sample in %s takes what we signed in the last five minutes, and nothing else',
  async (language) => {
    const now = Math.floor(Date.now() / 1000);
    const good = `v1,${sign(now, body)}`;
    const requests: readonly (readonly [at: number, signature: string, body: string])[] = [
      [now, good, body],
      // Beside the signature of an older secret.
      [now, `v1,AAAA ${good}`, body],
      [now, good, `${body} `],
      [now, good.replace('v1,', 'v1,A'), body],
      [now - 301, `v1,${sign(now - 301, body)}`, body],
    ];
    const lines = requests.map(([at, signature, text]) => {
      const given = { ...headers, 'webhook-timestamp': String(at), 'webhook-signature': signature };
      const [written, quoted] = [JSON.stringify(given), JSON.stringify(text)];
      return language === 'php'
        ? prints[language]?.(`'${written}'`, `'${text}'`)
        : prints[language]?.(written, quoted);
    });
    const code = [webhookSamples[language], ...lines, ''].join('\n');
    const { out, err } = await run(language, code, { WEBHOOK_SECRET: exampleSecret });
    expect([out.trim().split('\n'), err]).toEqual([
      ['true', 'true', 'false', 'false', 'false'],
      '',
    ]);
  },
);
