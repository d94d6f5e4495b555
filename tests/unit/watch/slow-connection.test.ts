import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { connectionScript, isSlow } from '@/lib/watch/slow-connection';

const cases: readonly [string, Parameters<typeof isSlow>[0], boolean][] = [
  ['slow-2g', { effectiveType: 'slow-2g' }, true],
  ['2g', { effectiveType: '2g' }, true],
  ['2g, whatever is saved', { effectiveType: '2g', saveData: false }, true],
  ['a reader who saves data', { effectiveType: '4g', saveData: true }, true],
  ['a reader who saves data, type unknown', { saveData: true }, true],
  ['3g', { effectiveType: '3g', saveData: false }, false],
  ['4g', { effectiveType: '4g' }, false],
  ['an unknown type', {}, false],
  ['a browser that does not tell', undefined, false],
];

describe('a connection is slow, or not', () => {
  it.each(cases)('%s', (_, connection, slow) => {
    expect(isSlow(connection)).toBe(slow);
  });
});

describe('the script before the first paint says the same', () => {
  it.each(cases)('%s', (_, connection, slow) => {
    const classes = new Set<string>();
    const document = { documentElement: { classList: classes } };
    runInNewContext(connectionScript, { navigator: { connection }, document });
    expect(classes).toEqual(new Set(slow ? ['slow-connection'] : []));
  });

  it('and stops at nothing', () => {
    expect(() => runInNewContext(connectionScript, {})).not.toThrow();
  });
});
