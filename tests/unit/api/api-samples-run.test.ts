import { execFile, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiDocument } from '@/content/api/document';
import { exampleSecret } from '@/content/api/webhooks';
import { endpointsOf } from '@/lib/api/endpoints';
import { faultsOf } from '@/lib/api/faults';
import { jobSamples } from '@/lib/api/job-samples';
import { jobCallsOf, webhookExample } from '@/lib/api/recipes';
import { type SampleLanguage, samples } from '@/lib/api/samples';
import type { ApiDocument } from '@/lib/api/types/document';
import { webhookSamples } from '@/lib/api/webhook-samples';
import { mockKeys, startMock } from '@/tests/support/api-mock';

interface Interpreter {
  command: string;
  /** Arguments that succeed where it can run a sample. */
  ready: readonly string[];
  file: string;
  /** What follows a sample, to print what it holds in the end. */
  print: string;
}

const known: Readonly<Record<SampleLanguage, Interpreter>> = {
  curl: { command: 'bash', ready: ['-c', 'curl --version'], file: 'a.sh', print: '' },
  javascript: {
    command: process.execPath,
    ready: ['--version'],
    file: 'a.mjs',
    print: 'console.log(JSON.stringify(data))',
  },
  python: {
    command: 'python3',
    ready: ['-c', 'import requests'],
    file: 'a.py',
    print: 'import json\nprint(json.dumps(data))',
  },
  php: {
    command: 'php',
    ready: ['-r', "exit(function_exists('curl_init') ? 0 : 1);"],
    file: 'a.php',
    print: 'echo json_encode($data);',
  },
};

/** The languages that this machine runs; JavaScript always is. */
const languages = (Object.keys(known) as SampleLanguage[]).filter(
  (language) => spawnSync(known[language].command, known[language].ready).status === 0,
);

let folder: string;
let mock: Awaited<ReturnType<typeof startMock>>;
let local: ApiDocument;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'api-samples-'));
  mock = await startMock(apiDocument);
  local = { ...apiDocument, servers: [{ ...apiDocument.servers[0], url: mock.url }] };
});
beforeEach(() => mock.forget());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.stop();
});

/** Runs a program as a reader would, in a folder of its own; the mock answers meanwhile. */
const run = (language: SampleLanguage, code: string, env: Record<string, string> = {}) =>
  new Promise<{ status: number; out: string; err: string }>((done) => {
    const { command, file } = known[language];
    writeFileSync(join(folder, file), code);
    const options = { cwd: folder, env: { ...process.env, API_KEY: mockKeys.any, ...env } };
    execFile(command, [file], options, (error, out, err) =>
      done({ status: error ? 1 : 0, out, err }),
    );
  });

/** What a shell printed is the whole answer, what the others hold is its data. */
const dataIn = (language: SampleLanguage, out: string) =>
  language === 'curl' ? JSON.parse(out).data : JSON.parse(out);

const withPrint = (language: SampleLanguage, code: string) => `${code}\n${known[language].print}\n`;

const endpoints = endpointsOf(apiDocument);
const dataOf = ([result]: (typeof endpoints)[number]['results']) =>
  (result?.example as { data?: unknown } | undefined)?.data;
const requestAt = (id: string) => {
  const found = endpointsOf(local).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found.request;
};

it('at least a shell and JavaScript run here', () => {
  expect(languages).toEqual(expect.arrayContaining(['curl', 'javascript']));
});

describe.each(languages)('samples in %s, run against the document', (language) => {
  it.each(endpoints)('$id answers with its example', async ({ id, results }) => {
    const { status, out, err } = await run(
      language,
      withPrint(language, samples[language](requestAt(id))),
    );
    expect([status, language === 'curl' ? '' : err]).toEqual([0, '']);
    expect(dataIn(language, out)).toEqual(dataOf(results));
  });

  it('stop at an error and name it', async () => {
    const wrong = { API_KEY: 'mistyped' };
    for (const id of ['list-vehicles', 'optimize-route']) {
      const { status, out, err } = await run(language, samples[language](requestAt(id)), wrong);
      expect(status).toBe(1);
      expect(out + err).toContain('401');
      expect(out + err).toContain('Invalid API key');
    }
  });

  it('wait for a large plan, through a limit that is used up', async () => {
    const stop = { lat: 42.6, lng: -71.3, load: 4 };
    const plan = { origin: { lat: 42.6, lng: -71.3 }, destinations: Array(60).fill(stop) };
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    const code = withPrint(language, jobSamples[language](jobCallsOf(local)));
    const { status, out, err } = await run(language, code, { API_KEY: mockKeys.busy });
    expect([status, language === 'curl' ? '' : err]).toEqual([0, '']);
    expect(out).toContain('rt_40772');
  });
});

it.each([
  ['401', '/api/v1/vehicles', 'mistyped', undefined],
  ['403', '/api/v1/routes/optimize', mockKeys.reading, {}],
  ['404', '/api/v1/vehicles/veh_99/location', mockKeys.any, undefined],
  ['422', '/api/v1/drivers?limit=101', mockKeys.any, undefined],
  ['422', '/api/v1/vehicles?status=parked', mockKeys.any, undefined],
  ['422', '/api/v1/analytics/fleet-summary?start_date=2025-11-10', mockKeys.any, undefined],
  ['422', '/api/v1/routes/optimize', mockKeys.any, { destinations: [] }],
  ['429', '/api/v1/vehicles', mockKeys.busy, undefined],
] as const)('the mock answers %s to %s', async (status, path, key, body) => {
  const answer = await fetch(mock.url + path, {
    headers: { Authorization: `Bearer ${key}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(String(answer.status)).toBe(status);
  expect(faultsOf(apiDocument).map((fault) => fault.body)).toContainEqual(await answer.json());
});

it('the mock answers a plan again, and minds another under its key', async () => {
  const { url, headers, body } = requestAt('optimize-route');
  const send = async (plan: object) => {
    const options = { method: 'POST', headers: { ...headers, Authorization: 'Bearer k3y' } };
    return (await fetch(url, { ...options, body: JSON.stringify(plan) })).status;
  };
  const plan = body as object;
  expect([await send(plan), await send(plan)]).toEqual([200, 200]);
  expect(await send({ ...plan, vehicle_id: 'veh_14' })).toBe(409);
});

const { headers, body } = webhookExample(apiDocument);
const sign = (at: number, text: string) =>
  createHmac('sha256', Buffer.from(exampleSecret.replace('whsec_', ''), 'base64'))
    .update(`${headers['webhook-id']}.${at}.${text}`)
    .digest('base64');

it('the signature in the document is that of its example', () => {
  const at = Number(headers['webhook-timestamp']);
  expect(headers['webhook-signature']).toBe(`v1,${sign(at, body)}`);
});

describe.each(languages.filter((language) => webhookSamples[language]))(
  'the webhook sample in %s',
  (language) => {
    const ask: Partial<Record<SampleLanguage, (headers: string, body: string) => string>> = {
      javascript: (given, text) => `console.log(isGenuine(${given}, ${text}))`,
      python: (given, text) => `print(str(is_genuine(${given}, ${text}.encode())).lower())`,
      php: (given, text) =>
        `echo json_encode(isGenuine(json_decode(${given.replaceAll('$', '\\$')}, true), ${text}, getenv('WEBHOOK_SECRET')));`,
    };
    const now = Math.floor(Date.now() / 1000);
    const good = `v1,${sign(now, body)}`;

    it.each([
      ['takes what we signed', now, good, body, 'true'],
      ['takes it beside an older secret’s signature', now, `v1,AAAA ${good}`, body, 'true'],
      ['refuses another body', now, good, `${body} `, 'false'],
      ['refuses another signature', now, good.replace('v1,', 'v1,A'), body, 'false'],
      [
        'refuses what is older than five minutes',
        now - 301,
        `v1,${sign(now - 301, body)}`,
        body,
        'false',
      ],
    ])('%s', async (_, at, signature, text, expected) => {
      const given = { ...headers, 'webhook-timestamp': String(at), 'webhook-signature': signature };
      const written = language === 'php' ? `'${JSON.stringify(given)}'` : JSON.stringify(given);
      const quoted = language === 'php' ? `'${text}'` : JSON.stringify(text);
      const code = `${webhookSamples[language]}\n${ask[language]?.(written, quoted)}\n`;
      const { out, err } = await run(language, code, { WEBHOOK_SECRET: exampleSecret });
      expect([out.trim(), err]).toEqual([expected, '']);
    });
  },
);
