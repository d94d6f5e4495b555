import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Stop } from '@/lib/planner/day/day';
import { nearestCorner } from '@/lib/planner/town/nearest-corner';
import {
  acts,
  day,
  key,
  map,
  pixelsOf,
  pointer,
  show,
  tap,
  town,
} from '@/tests/support/planner-map-view';

describe('the map by pointer', () => {
  it('chooses a stop that is pressed', () => {
    show();
    tap(pixelsOf(19));
    expect(acts.choose).toHaveBeenLastCalledWith(19);
    expect(acts.addStop).not.toHaveBeenCalled();
    expect(map()).toHaveFocus();
  });

  it('takes the nearest stop within 22 px of a finger, but not of a mouse', () => {
    show();
    const { clientX, clientY } = pixelsOf(19);
    tap({ clientX: clientX + 20, clientY }, 'touch');
    expect(acts.choose).toHaveBeenLastCalledWith(19);
    tap({ clientX: clientX + 20, clientY });
    expect(acts.addStop).toHaveBeenCalledOnce();
  });

  it('adds a stop at the corner nearest to a press', () => {
    show();
    const { clientX, clientY } = pixelsOf(19);
    tap({ clientX: clientX + 60, clientY });
    const [place] = acts.addStop.mock.lastCall ?? [];
    expect(place.kind).toBe('corner');
    const { corner: from } = (day.stops[18] as Stop).place as { corner: number };
    expect(town.x[place.corner]).toBeGreaterThan(town.x[from] ?? 0);
    expect(nearestCorner(town, [town.x[place.corner] ?? 0, town.y[place.corner] ?? 0])).toBe(
      place.corner,
    );
  });

  it('takes a stop along, and Escape puts it back', () => {
    show();
    const { clientX, clientY } = pixelsOf(12);
    pointer('Down', { clientX, clientY });
    pointer('Move', { clientX: clientX + 3, clientY });
    expect(acts.moveStop).not.toHaveBeenCalled();
    pointer('Move', { clientX: clientX + 60, clientY });
    expect(acts.moveStop).toHaveBeenLastCalledWith(12, {
      kind: 'corner',
      corner: expect.any(Number),
    });
    key('Escape');
    expect(acts.moveStop).toHaveBeenLastCalledWith(12, day.stops[11]?.place);
    pointer('Up', { clientX: clientX + 60, clientY });
    expect(acts.addStop).not.toHaveBeenCalled();
  });

  it('pans under a mouse, and under a finger only where the map is all of the page', () => {
    const { unmount } = show();
    const at = { clientX: 300, clientY: 300 };
    const pan = (kind: string) => {
      const before = pixelsOf(1).clientX;
      pointer('Down', at, kind);
      pointer('Move', { clientX: 330, clientY: 300 }, kind);
      pointer('Move', { clientX: 340, clientY: 300 }, kind);
      pointer('Up', { clientX: 340, clientY: 300 }, kind);
      return Math.round(pixelsOf(1).clientX - before);
    };
    expect(pan('mouse')).toBe(40);
    expect(pan('touch')).toBe(0);
    unmount();
    show({}, true);
    expect(pan('touch')).toBe(40);
    expect(acts.addStop).not.toHaveBeenCalled();
  });

  it('leaves the wheel to the page, unless Ctrl is held', () => {
    show();
    const bar = () => document.querySelector('.planner-map-scale')?.textContent;
    const before = [pixelsOf(1), bar()];
    expect(fireEvent.wheel(map(), { deltaY: -200 })).toBe(true);
    expect([pixelsOf(1), bar()]).toEqual(before);
    expect(fireEvent.wheel(map(), { deltaY: -200, ctrlKey: true })).toBe(false);
    expect(pixelsOf(1)).not.toEqual(before[0]);
  });

  it('zooms by buttons and fits again', () => {
    show();
    const before = pixelsOf(1);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(pixelsOf(1)).not.toEqual(before);
    fireEvent.click(screen.getByRole('button', { name: 'Show all stops' }));
    expect(pixelsOf(1)).toEqual(before);
  });

  it('has tools beside the chosen stop', () => {
    show({ chosen: 12 });
    fireEvent.click(screen.getByRole('button', { name: 'Delete stop 12' }));
    expect(acts.deleteStop).toHaveBeenCalledWith(12);
    fireEvent.click(screen.getByRole('button', { name: 'Open stop 12 in the list' }));
    expect(acts.openRow).toHaveBeenCalledWith(12);
  });
});
