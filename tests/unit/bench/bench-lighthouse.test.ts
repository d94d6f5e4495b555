// @vitest-environment node
import { connect } from 'node:http2';
import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { medianRun, type Run, readRun } from '@/scripts/bench/lighthouse/run';
import { listenSecurely } from '@/scripts/bench/lighthouse/secure-server';
import { median } from '@/scripts/bench/median';
import { scoreTable } from '@/scripts/bench/report';

const run = (figures: Partial<Run>): Run => ({
  scores: [100, 100, 96, 100],
  losses: [],
  firstPaint: 800,
  largestPaint: 1200,
  speedIndex: 900,
  blocking: 12.4,
  shift: 0,
  ...figures,
});

test('the median is taken figure by figure, and points are lost where most runs lost them', () => {
  const lost = ['errors-in-console'];
  const runs = [
    run({ largestPaint: 1900, blocking: 10, losses: lost }),
    run({ largestPaint: 1000, blocking: 50, scores: [90, 100, 100, 100], losses: ['label'] }),
    run({ largestPaint: 1100, blocking: 40, losses: [...lost, 'label'] }),
    run({ largestPaint: 1200, blocking: 20, losses: lost }),
    run({ largestPaint: 1300, blocking: 30 }),
  ];
  expect(medianRun(runs)).toEqual(run({ largestPaint: 1200, blocking: 30, losses: lost }));
  expect(() => medianRun([])).toThrow('nothing to take a median of');
});

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

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
  const [, , line] = scoreTable(
    ['/blog'],
    [run({ largestPaint: 1234, losses: ['errors-in-console'] })],
  ).split('\n');
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
  const { server, port } = await listenSecurely(async (_, response) => void response.end('Hello'));
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
