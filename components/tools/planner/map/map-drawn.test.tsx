import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Day, Place } from '@/lib/planner/day/day';
import {
  acts,
  byHand,
  change,
  day,
  files,
  now,
  planOf,
  show,
  town,
} from '@/tests/support/planner-map-view';
import type { DrawnStop } from './draw/stop-disc';
import { VanIds } from './draw/van-ids';

describe('the plans on the map', () => {
  it('changes between them once there are two', () => {
    show();
    expect(screen.getByRole('radio', { name: 'By hand' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Woven' })).toBeDisabled();
    act(() => change({ woven: planOf(day) }));
    fireEvent.click(screen.getByRole('radio', { name: 'Woven' }));
    expect(acts.show).toHaveBeenCalledWith('woven');
  });

  it('draws the ground once, whatever happens to the plan', () => {
    show();
    const streets = document.querySelector('.planner-map-minor');
    const d = vi.spyOn(SVGElement.prototype, 'setAttribute');
    act(() => change({ woven: planOf(day), shown: 'woven' }));
    expect(document.querySelector('.planner-map-minor')).toBe(streets);
    expect(d.mock.contexts).not.toContain(streets);
  });

  it('draws what changed, from the depot outward, and nothing where less motion is wanted', () => {
    const animate = vi.fn();
    Object.assign(Element.prototype, { animate });
    show();
    const other = byHand.map((round, van) => (van === 1 ? [...round].reverse() : round));
    act(() => change({ woven: planOf(day, other), shown: 'woven' }));
    // The line and its casing.
    expect(animate).toHaveBeenCalledTimes(2);
    expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 360, delay: 0 });
    animate.mockClear();
    act(() => change({ still: true, woven: planOf(day) }));
    expect(animate).not.toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('colors the discs as the lines reach them, but at once where the other plan is chosen', () => {
    show();
    const waiting = () =>
      [...document.querySelectorAll<SVGElement>('.planner-map-disc')].filter(
        ({ style }) => style.transitionDelay,
      );
    const other = byHand.map((round, van) => (van === 1 ? [...round].reverse() : round));
    act(() => change({ woven: planOf(day, other), shown: 'woven' }));
    expect(waiting().length).toBeGreaterThan(0);
    act(() => change({ shown: 'hand' }));
    expect(waiting()).toHaveLength(0);
  });

  it('keeps dots as well where the first better plan comes at once', () => {
    show();
    const run = { kind: 'weaving', generation: 4, generations: 500, trading: [] } as const;
    act(() => change({ run, woven: planOf(day), shown: 'woven' }));
    expect(document.querySelector('.planner-map-dots')).not.toHaveClass('planner-map-hidden');
    // A length of 1 would make ten percent of the line one dot.
    expect(document.querySelectorAll('.planner-map-dots [pathLength]')).toHaveLength(0);
    expect(document.querySelectorAll('.planner-map-threads [pathLength]').length).toBeGreaterThan(
      0,
    );
  });

  it('turns the old threads to dots while a run has no better plan', () => {
    const run = { kind: 'weaving', generation: 0, generations: 500, trading: [] } as const;
    show();
    const dots = () => document.querySelector('.planner-map-dots');
    const shown = () => document.querySelectorAll('.planner-map-threads:not(.planner-map-hidden)');
    expect(dots()).toBeNull();
    // A run begins with the plan at hand.
    const { hand } = now;
    act(() => change({ run, woven: hand, shown: 'woven' }));
    expect(dots()).not.toHaveClass('planner-map-hidden');
    expect(shown()).toHaveLength(0);
    act(() => change({ run: { ...run, generation: 20 }, woven: planOf(day) }));
    expect(shown()).toHaveLength(1);
    act(() => change({ run: { kind: 'woven', seconds: 1, generations: 500 } }));
    expect(dots()).toHaveClass('planner-map-hidden');
  });
});

it('says the ids of vans that end side by side one above and one under', () => {
  const last = (id: number, van: string): DrawnStop => ({
    ...{ id, van, color: 'teal', late: false, leftOver: false, label: van, reached: undefined },
  });
  const stops = [last(1, 'VAN 18'), last(2, 'VAN 21'), last(3, 'VAN 26')];
  const spots = [
    [0, 0],
    [400, 0],
    [430, 10],
  ] as const;
  render(
    <svg aria-hidden="true">
      <VanIds {...{ stops, spots, scale: 1, radius: 5 }} />
    </svg>,
  );
  const sides = stops.map(({ label }) =>
    Math.sign(Number(screen.getByText(label).getAttribute('y'))),
  );
  // The second would lie on the disc of the third.
  expect(sides).toEqual([1, -1, 1]);
});

describe('messages on the map', () => {
  const note = { words: 'Stop 12 deleted', tone: 'done', undo: true } as const;

  it('stay for eight seconds, and longer while somebody is at them', () => {
    vi.useFakeTimers();
    show({ note });
    const words = screen.getByText('Stop 12 deleted');
    fireEvent.pointerEnter(words.parentElement as Element);
    act(() => vi.advanceTimersByTime(9000));
    expect(acts.note).not.toHaveBeenCalled();
    fireEvent.pointerLeave(words.parentElement as Element);
    act(() => vi.advanceTimersByTime(8000));
    expect(acts.note).toHaveBeenCalledWith(undefined);
  });

  it('take back what they tell of', () => {
    show({ note });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(acts.undo).toHaveBeenCalledOnce();
    expect(acts.note).toHaveBeenCalledWith(undefined);
  });

  it('say how to begin where there is no stop', () => {
    show({ day: { ...day, stops: [] }, hand: { ...planOf(day), threads: [] } });
    expect(screen.getByText('A depot and nothing to deliver')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Put the 25 back' }));
    expect(acts.chooseDay).toHaveBeenCalledWith('courier');
    fireEvent.click(screen.getByRole('button', { name: 'Bring stops' }));
    expect(files.open).toHaveBeenCalledExactlyOnceWith('planner-import');
    expect(screen.getByRole('group', { name: 'Map with 0 stops' })).toBeVisible();
  });
});

describe('plain ground', () => {
  it('shows where north is and lets the road factor be changed', () => {
    const at = (place: Place): Place =>
      place.kind === 'corner'
        ? {
            kind: 'ground',
            latitude: 57 - (town.y[place.corner] ?? 0) / 111_195,
            longitude: 11 + (town.x[place.corner] ?? 0) / 60_000,
          }
        : place;
    const plain: Day = {
      ...day,
      ground: { kind: 'plain', roadFactor: 1.3 },
      depot: { name: 'Depot', place: at(day.depot.place) },
      stops: day.stops.map((stop) => ({ ...stop, place: at(stop.place) })),
    };
    show({ name: 'own', day: plain, town: undefined, chosen: undefined });
    expect(screen.getByText(/North is up/).parentElement).toHaveTextContent(
      'North is up. Road factor 1.3',
    );
    expect(screen.getByText('Straight lines, measured at 1.3 times their length')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Road factor' }), {
      target: { value: 1.5 },
    });
    expect(acts.setRoadFactor).toHaveBeenCalledWith(1.5);
  });
});
