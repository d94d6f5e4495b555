import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { connectionScript, isSlow } from '@/lib/watch/slow-connection';
import { type Measure, slowNote } from '@/lib/watch/slow-measures';

it.each<[string, Parameters<typeof isSlow>[0], boolean]>([
  ['slow-2g', { effectiveType: 'slow-2g' }, true],
  ['2g', { effectiveType: '2g' }, true],
  ['2g, whatever is saved', { effectiveType: '2g', saveData: false }, true],
  ['a reader who saves data', { effectiveType: '4g', saveData: true }, true],
  ['a reader who saves data, type unknown', { saveData: true }, true],
  ['3g', { effectiveType: '3g', saveData: false }, false],
  ['4g', { effectiveType: '4g' }, false],
  ['an unknown type', {}, false],
  ['a browser that does not tell', undefined, false],
])(
  'a connection of %s, to the function and to the script before the first paint',
  (_, connection, slow) => {
    expect(isSlow(connection)).toBe(slow);
    const classes = new Set<string>();
    const document = { documentElement: { classList: classes } };
    runInNewContext(connectionScript, { navigator: { connection }, document });
    expect(classes).toEqual(new Set(slow ? ['slow-connection'] : []));
  },
);

it('the script stops at nothing', () => {
  expect(() => runInNewContext(connectionScript, {})).not.toThrow();
});

it.each<[Measure, number, string | undefined]>([
  ['largest paint', 2500.5, 'Slow largest paint: 2500.5, over 2500'],
  ['input delay', 101, 'Slow input delay: 101, over 100'],
  ['layout shift', 0.10049, 'Slow layout shift: 0.1, over 0.1'],
  ['layout shift', 0.25, 'Slow layout shift: 0.25, over 0.1'],
  ['page load', 3000.0004, 'Slow page load: 3000, over 3000'],
  ['largest paint', 2500, undefined],
  ['input delay', 100, undefined],
  ['layout shift', 0.1, undefined],
  ['page load', 3000, undefined],
  ['page load', 0, undefined],
])('%s of %d: %s', (measure, value, note) => expect(slowNote(measure, value)).toBe(note));
