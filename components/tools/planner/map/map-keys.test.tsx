import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { acts, day, described, disc, key, map, show } from '@/tests/support/planner-map-view';

describe('the map by keyboard', () => {
  it('is one tab stop with a name, and can be skipped', () => {
    show();
    expect(screen.getByRole('group', { name: 'Map with 25 stops' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    const skip = screen.getByRole('button', { name: 'Skip the map' });
    expect(map().firstElementChild).toBe(skip);
    expect(map().querySelectorAll('[tabindex="0"], button')).toHaveLength(1);
    fireEvent.click(skip);
    const after = screen.getByRole('button', { name: 'After' });
    const position = after.compareDocumentPosition(document.activeElement as Element);
    expect(position & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(map()).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('goes along a van, to its ends, and to another van', () => {
    show();
    key('n');
    expect(described()).toBe(`Stop 10, ${day.stops[9]?.name}, VAN 02, 08:30`);
    key('PageDown');
    expect(described()).toMatch(/^Stop 22,/);
    key('End');
    expect(described()).toMatch(/^Stop 3,/);
    key('Home');
    expect(described()).toMatch(/^Stop 10,/);
    key('4');
    expect(described()).toMatch(/^Stop 6, .*VAN 11/);
    key('p');
    expect(described()).toMatch(/^Stop 14,/);
  });

  it('says that a stop is late', () => {
    show();
    expect(disc(16)).toHaveAccessibleName(/, late$/);
    expect(disc(1)).not.toHaveAccessibleName(/late/);
  });

  it('moves the chosen stop by street corners, and Escape puts it back', () => {
    show({ chosen: 12 });
    const from = day.stops[11]?.place;
    key('ArrowRight');
    const [, to] = acts.moveStop.mock.lastCall ?? [];
    expect(acts.moveStop).toHaveBeenLastCalledWith(12, to);
    expect(to).not.toEqual(from);
    key('ArrowRight', { shiftKey: true });
    key('Escape');
    expect(acts.moveStop).toHaveBeenLastCalledWith(12, from);
    const times = acts.moveStop.mock.calls.length;
    key('Escape');
    expect(acts.moveStop).toHaveBeenCalledTimes(times);
  });

  it('opens, deletes and adds', () => {
    show({ chosen: 12 });
    key('Enter');
    expect(acts.openRow).toHaveBeenCalledWith(12);
    key('Delete');
    expect(acts.deleteStop).toHaveBeenCalledWith(12);
    key('a');
    expect(acts.addStop).toHaveBeenCalledWith({ kind: 'corner', corner: expect.any(Number) });
  });

  it('lets Tab, other keys and an idle Escape go on', () => {
    show();
    expect(key('Tab')).toBe(true);
    expect(key('z', { ctrlKey: true })).toBe(true);
    expect(key('Escape')).toBe(true);
    expect(key('n')).toBe(false);
  });

  it('edits nothing while a run is under way, and says why', () => {
    show({ chosen: 12, run: { kind: 'weaving', generation: 1, generations: 9, trading: [2, 0] } });
    for (const name of ['ArrowUp', 'Delete', 'a']) key(name);
    expect(acts.moveStop).not.toHaveBeenCalled();
    expect(acts.deleteStop).not.toHaveBeenCalled();
    expect(acts.addStop).not.toHaveBeenCalled();
    expect(acts.say).toHaveBeenCalledWith('Editing waits until the run ends.');
    expect(screen.getByText('VAN 07 and VAN 02 trading stops')).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});
