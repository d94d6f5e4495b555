import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actions, day, key, manual, map, planOf, show } from '@/tests/support/planner-map-view';
import { button } from '@/tests/support/screen';

it('is one tab stop with a name, and can be skipped', () => {
  show();
  expect(map()).toHaveAccessibleName('Map with 25 stops');
  expect(map()).toHaveAttribute('tabindex', '0');
  const skip = button('Skip the map');
  expect(map().firstElementChild).toBe(skip);
  expect(map().querySelectorAll('[tabindex="0"], button')).toHaveLength(1);
  fireEvent.click(skip);
  const focused = document.activeElement as HTMLElement;
  const position = button('After').compareDocumentPosition(focused);
  expect(position & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(map()).not.toContainElement(focused);
});

it('moves the chosen stop by street corners, and Escape puts it back', () => {
  show({ chosen: 12 });
  const from = day.stops[11]?.place;
  key('ArrowRight');
  const [stop, to] = actions.moveStop.mock.lastCall ?? [];
  expect(stop).toBe(12);
  expect(to).not.toEqual(from);
  key('ArrowRight', { shiftKey: true });
  key('Escape');
  expect(actions.moveStop).toHaveBeenLastCalledWith(12, from);
  key('Escape');
  expect(actions.moveStop).toHaveBeenCalledTimes(3);
});

it('chooses the first stop of a van by its number, and says where it has none', () => {
  show({ manual: planOf(day, [[], ...manual.slice(1)]) });
  key('2');
  expect(actions.choose).toHaveBeenLastCalledWith(manual[1]?.[0]);
  key('1');
  expect(actions.announce).toHaveBeenCalledWith('VAN 02 has no stops.');
});

it('opens, deletes and adds', () => {
  show({ chosen: 12 });
  for (const name of ['Enter', 'Delete', 'a']) key(name);
  expect(actions.openRow).toHaveBeenCalledWith(12);
  expect(actions.deleteStop).toHaveBeenCalledWith(12);
  expect(actions.addStop).toHaveBeenCalledWith({ kind: 'corner', corner: expect.any(Number) });
});

it('lets Tab, other keys and an idle Escape go on', () => {
  show();
  const goesOn = [key('Tab'), key('z', { ctrlKey: true }), key('Escape'), key('n')];
  expect(goesOn).toEqual([true, true, true, false]);
});

it('edits nothing while a run is under way, and says why', () => {
  show({ chosen: 12, run: { kind: 'optimizing', generation: 1, generations: 9, trading: [2, 0] } });
  for (const name of ['ArrowUp', 'Delete', 'a']) key(name);
  for (const edit of [actions.moveStop, actions.deleteStop, actions.addStop]) {
    expect(edit).not.toHaveBeenCalled();
  }
  expect(actions.announce).toHaveBeenCalledWith('Editing waits until the run ends.');
  expect(screen.getByText('VAN 07 and VAN 02 trading stops')).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});
