// @vitest-environment node
import { connect } from 'node:http2';
import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { listenSecurely } from '@/scripts/bench/lighthouse/secure-server';
import { median } from '@/scripts/bench/median';
import { bareName, scoreRow, speedRows } from '@/scripts/bench/report';

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('nothing to take a median of');
});

/** A result of Lighthouse with these figures. */
const resultOf = (firstPaint: number, largestPaint: number, blocking: number) =>
  ({
    categories: {},
    audits: {
      'first-contentful-paint': { numericValue: firstPaint },
      'largest-contentful-paint': { numericValue: largestPaint },
      'total-blocking-time': { numericValue: blocking },
    },
  }) as unknown as Result;

test('pages are compared with the bare one that took turns with them', () => {
  const rows = speedRows([
    [bareName, resultOf(800, 1000, 20)],
    ['/', resultOf(1000, 1250, 55)],
  ]);
  const compared = (row: (typeof rows)[string] | undefined) => [
    row?.['first, of bare'],
    row?.['largest, of bare'],
    row?.['blocking beyond (ms)'],
  ];
  expect(compared(rows[bareName])).toEqual([1, 1, 0]);
  expect(compared(rows['/'])).toEqual([1.25, 1.25, 35]);
});

test('a result is read with scores, seconds and the audits that lost points', () => {
  const weighed = (id: string, weight: number) => ({ id, weight });
  const audit = (score: number | null, numericValue = 0) => ({ score, numericValue });
  const result = {
    categories: {
      performance: { score: 0.996, auditRefs: [weighed('first-contentful-paint', 10)] },
      accessibility: {
        score: 0.5,
        auditRefs: [weighed('label', 3), weighed('manual', 3), weighed('hint', 0)],
      },
    },
    audits: {
      'first-contentful-paint': audit(1, 812.5),
      'largest-contentful-paint': audit(1, 1234),
      'speed-index': audit(1, 900),
      'total-blocking-time': audit(1, 12.4),
      'cumulative-layout-shift': audit(1, 0.00041),
      label: audit(0),
      manual: audit(null),
      hint: audit(0),
    },
  } as unknown as Result;
  expect(Object.values(scoreRow(result))).toEqual(['100 50 0 0', 0.81, 1.23, 0.9, 12, 0, 'label']);
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
