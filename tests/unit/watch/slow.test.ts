import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { connectionScript, isSlow } from '@/lib/watch/slow-connection';

it.each<[Parameters<typeof isSlow>[0], boolean]>([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ saveData: true }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [{}, false],
  [undefined, false],
])('a connection that says %j is slow, to the first script too: %s', (connection, slow) => {
  expect(isSlow(connection)).toBe(slow);
  const classes = new Set<string>();
  const document = { documentElement: { classList: classes } };
  runInNewContext(connectionScript, { navigator: { connection }, document });
  expect(classes).toEqual(new Set(slow ? ['slow-connection'] : []));
});

it('the script stops at nothing', () => {
  expect(() => runInNewContext(connectionScript, {})).not.toThrow();
});
