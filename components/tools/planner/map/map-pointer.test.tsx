import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as view from '@/tests/support/planner-map-view';
import { button } from '@/tests/support/screen';

const { actions, day, map, pixelsOf, pointer, show, tap } = view;
const corner = { kind: 'corner', corner: expect.any(Number) };
/** Some pixels to the right of a stop. */
const beside = (stop: number, across: number) => {
  const { clientX, clientY } = pixelsOf(stop);
  return { clientX: clientX + across, clientY };
};
let unmount: () => void;
beforeEach(() => {
  ({ unmount } = show());
});

it('takes the nearest stop within 22 px of a finger, but not of a mouse', () => {
  tap(beside(19, 20), 'touch');
  expect(actions.choose).toHaveBeenLastCalledWith(19);
  tap(beside(19, 20));
  expect(actions.addStop).toHaveBeenCalledOnce();
});

it('takes a stop along, and Escape puts it back', () => {
  const [near, far] = [beside(12, 3), beside(12, 60)];
  pointer('Down', pixelsOf(12));
  pointer('Move', near);
  expect(actions.moveStop).not.toHaveBeenCalled();
  pointer('Move', far);
  expect(actions.moveStop).toHaveBeenLastCalledWith(12, corner);
  view.key('Escape');
  expect(actions.moveStop).toHaveBeenLastCalledWith(12, day.stops[11]?.place);
  pointer('Up', far);
  expect(actions.addStop).not.toHaveBeenCalled();
});

it('pans under a mouse, and under a finger only where the map is all of the page', () => {
  const pan = (kind: string) => {
    const before = pixelsOf(1).clientX;
    pointer('Down', { clientX: 300, clientY: 300 }, kind);
    pointer('Move', { clientX: 330, clientY: 300 }, kind);
    pointer('Move', { clientX: 340, clientY: 300 }, kind);
    pointer('Up', { clientX: 340, clientY: 300 }, kind);
    return Math.round(pixelsOf(1).clientX - before);
  };
  expect(['mouse', 'touch'].map(pan)).toEqual([40, 0]);
  unmount();
  show({}, true);
  expect(pan('touch')).toBe(40);
  expect(actions.addStop).not.toHaveBeenCalled();
});

it('leaves the wheel to the page, unless Ctrl is held', () => {
  const shown = () => [pixelsOf(1), document.querySelector('.planner-map-scale')?.textContent];
  const before = shown();
  expect(fireEvent.wheel(map(), { deltaY: -200 })).toBe(true);
  expect(shown()).toEqual(before);
  expect(fireEvent.wheel(map(), { deltaY: -200, ctrlKey: true })).toBe(false);
  expect(pixelsOf(1)).not.toEqual(before[0]);
});

it('has tools beside the chosen stop', () => {
  tap(pixelsOf(12));
  fireEvent.click(button('Delete stop 12'));
  expect(actions.deleteStop).toHaveBeenCalledWith(12);
  fireEvent.click(button('Open stop 12 in the list'));
  expect(actions.openRow).toHaveBeenCalledWith(12);
});
