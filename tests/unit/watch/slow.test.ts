import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { connectionScript, isSlow } from '@/lib/watch/slow-connection';
import { type Measure, slowNote } from '@/lib/watch/slow-measures';

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

it.each<[Measure, number, string | undefined]>([
  ['largest paint', 2500.5, 'Slow largest paint: 2500.5, over 2500'],
  ['input delay', 101, 'Slow input delay: 101, over 100'],
  ['layout shift', 0.10049, 'Slow layout shift: 0.1, over 0.1'],
  ['page load', 3000.0004, 'Slow page load: 3000, over 3000'],
  ['page load', 3000, undefined],
])('%s of %d: %s', (measure, value, note) => expect(slowNote(measure, value)).toBe(note));
