// @vitest-environment node
import { connect } from 'node:http2';
import { Hono } from 'hono';
import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { medianRun, type Run, readRun } from '@/scripts/bench/lighthouse-run';
import { scoreTable } from '@/scripts/bench/report';
import { listenSecurely } from '@/scripts/bench/secure-server';

const run = (largestPaint: number, firstPaint = 800): Run => ({
  scores: [100, 100, 96, 100],
  losses: ['errors-in-console'],
  firstPaint,
  largestPaint,
  speedIndex: 900,
  blocking: 12.4,
  shift: 0,
});

test('the median run is the one in the middle by largest paint, whole', () => {
  const middle = run(1200, 700);
  expect(medianRun([run(1900), run(1000), middle, run(1200, 900), run(1100)])).toBe(middle);
  expect(() => medianRun([])).toThrow('no run');
});

test('a result is read with the audits that lost points', () => {
  const audit = (score: number | null, numericValue = 0) => ({ score, numericValue });
  const result = {
    categories: {
      performance: { score: 0.996, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
      accessibility: {
        score: 0.5,
        auditRefs: [
          { id: 'label', weight: 3 },
          { id: 'manual', weight: 3 },
          { id: 'hint', weight: 0 },
        ],
      },
    },
    audits: {
      'first-contentful-paint': audit(1, 812.5),
      label: audit(0),
      manual: audit(null),
      hint: audit(0),
    },
  } as unknown as Result;
  const read = readRun(result);
  expect(read).toMatchObject({ scores: [100, 50, 0, 0], firstPaint: 812.5, losses: ['label'] });
  const failed = { ...result, runtimeError: { code: 'NO_FCP', message: 'Nothing was painted.' } };
  expect(() => readRun(failed as Result)).toThrow('Nothing was painted.');
});

test('the table names scores, seconds and lost points', () => {
  const [, , line] = scoreTable(['/blog'], [run(1234)]).split('\n');
  expect(line?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '/blog',
    '100 100 96 100',
    '0.80 s',
    '1.23 s',
    '0.90 s',
    '12 ms',
    '0.000',
    'errors-in-console',
    '',
  ]);
});

test('the server speaks HTTP/2 with a certificate of its own', async () => {
  const { server, port } = await listenSecurely(new Hono().get('/', (c) => c.text('Hello')));
  const client = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  try {
    const request = client.request({ ':path': '/' }).setEncoding('utf8');
    let body = '';
    for await (const chunk of request) body += chunk;
    expect(body).toBe('Hello');
    expect(client.alpnProtocol).toBe('h2');
  } finally {
    client.close();
    server.close();
  }
});
