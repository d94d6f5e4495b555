import { expect, it } from 'vitest';
import { commandOf } from '@/lib/planner/map/keys';

const pressed = (key: string, held: object = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

it.each([
  [['n', 'N', 'PageDown'], { kind: 'along', to: 'next' }],
  [['p', 'PageUp'], { kind: 'along', to: 'previous' }],
  [['Home'], { kind: 'along', to: 'first' }],
  [['1'], { kind: 'van', van: 0 }],
  [['ArrowLeft'], { kind: 'arrow', direction: 'left', far: false }],
  [['Enter'], { kind: 'open' }],
  [['Delete', 'Backspace'], { kind: 'delete' }],
  [['a'], { kind: 'add' }],
  [['Escape'], { kind: 'cancel' }],
  [['+', '='], { kind: 'zoom', factor: 1.5 }],
  [['-'], { kind: 'zoom', factor: 1 / 1.5 }],
  [['0'], { kind: 'fit' }],
  [['Tab', '9', 'z'], undefined],
])('%j are %j', (keys, command) =>
  expect(keys.map((key) => pressed(key))).toEqual(keys.map(() => command)),
);

it('arrows take longer steps with Shift', () =>
  expect(pressed('ArrowUp', { shiftKey: true })).toEqual({
    ...{ kind: 'arrow', direction: 'up', far: true },
  }));

it.each(['ctrlKey', 'metaKey', 'altKey'])('keys with %s are left to others', (held) =>
  expect(pressed('a', { [held]: true })).toBeUndefined(),
);
