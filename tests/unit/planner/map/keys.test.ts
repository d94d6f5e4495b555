import { describe, expect, it } from 'vitest';
import { commandOf } from '@/lib/planner/map/keys';

const pressed = (key: string, held: object = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keys of the map', () => {
  it.each([
    ['n', { kind: 'along', to: 'next' }],
    ['N', { kind: 'along', to: 'next' }],
    ['PageDown', { kind: 'along', to: 'next' }],
    ['p', { kind: 'along', to: 'previous' }],
    ['PageUp', { kind: 'along', to: 'previous' }],
    ['Home', { kind: 'along', to: 'first' }],
    ['End', { kind: 'along', to: 'last' }],
    ['1', { kind: 'van', van: 0 }],
    ['8', { kind: 'van', van: 7 }],
    ['ArrowLeft', { kind: 'arrow', direction: 'left', far: false }],
    ['Enter', { kind: 'open' }],
    ['Delete', { kind: 'delete' }],
    ['Backspace', { kind: 'delete' }],
    ['a', { kind: 'add' }],
    ['Escape', { kind: 'cancel' }],
    ['+', { kind: 'zoom', factor: 1.5 }],
    ['0', { kind: 'fit' }],
    ['Tab', undefined],
    ['9', undefined],
    ['z', undefined],
  ])('%s does what it should', (key, command) => {
    expect(pressed(key)).toEqual(command);
  });

  it('takes longer steps with Shift', () => {
    expect(pressed('ArrowUp', { shiftKey: true })).toEqual({
      kind: 'arrow',
      direction: 'up',
      far: true,
    });
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to others', (held) => {
    expect(pressed('a', { [held]: true })).toBeUndefined();
  });
});
