import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Stop } from '@/lib/planner/day/day';
import { dayOf, spots, planOf as straightPlan } from '@/tests/support/planner-day';
import * as view from '@/tests/support/planner-map-view';
import { button, fill } from '@/tests/support/screen';
import type { DrawnStop } from './draw/stop-layer';
import { VanIds } from './draw/van-ids';

const { actions, manual, day, planOf, show } = view;
const change = (part: Parameters<typeof view.change>[0]) => act(() => view.change(part));
/** The plan with the route of one van turned around. */
const other = planOf(
  day,
  manual.map((sequence, van) => (van === 1 ? [...sequence].reverse() : sequence)),
);
const optimizing = { kind: 'optimizing', generation: 0, generations: 500, trading: [] } as const;
const dots = () => document.querySelector('.planner-map-dots');

it('the map changes between plans once there are two, and draws the ground once', () => {
  show();
  const streets = document.querySelector('.planner-map-minor');
  const drawing = vi.spyOn(SVGElement.prototype, 'setAttribute');
  expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Optimized' })).toBeDisabled();
  change({ isSimple: true });
  expect(screen.getByRole('radio', { name: 'Simple' })).toBeChecked();
  change({
    isSimple: false,
    name: 'own',
    day: { ...day, ground: { kind: 'plain', roadFactor: 1.3 } },
  });
  expect(screen.getByRole('radio', { name: 'Your plan' })).toBeChecked();
  change({ name: 'courier', day });
  change({ optimized: planOf(day), isSimple: false });
  fireEvent.click(screen.getByRole('radio', { name: 'Optimized' }));
  expect(actions.show).toHaveBeenCalledWith('optimized');
  change({ shown: 'optimized' });
  expect(document.querySelector('.planner-map-minor')).toBe(streets);
  expect(drawing.mock.contexts).not.toContain(streets);
});

it('the map draws what changed, from the depot outward, and nothing where less motion is wanted', () => {
  const animate = vi.fn();
  Object.assign(Element.prototype, { animate });
  show();
  change({ optimized: other, shown: 'optimized' });
  // The line and its casing.
  expect(animate).toHaveBeenCalledTimes(2);
  expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 360, delay: 0 });
  change({ reducedMotion: true, optimized: planOf(day) });
  expect(animate).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(Element.prototype, 'animate');
});

it('the map colors the discs as the lines reach them, but at once where the other plan is chosen', () => {
  show();
  const waiting = () =>
    [...document.querySelectorAll<SVGElement>('.planner-map-disc')].filter(
      ({ style }) => style.transition,
    );
  change({ optimized: other, shown: 'optimized' });
  expect(waiting().length).toBeGreaterThan(0);
  change({ shown: 'manual' });
  expect(waiting()).toHaveLength(0);
});

it('the map turns the old lines to dots while a run has no better plan', () => {
  show();
  const shown = () => document.querySelectorAll('.planner-map-routes:not(.planner-map-hidden)');
  expect(dots()).toBeNull();
  // A run begins with the plan at hand.
  change({ run: optimizing, optimized: view.now.manual, shown: 'optimized' });
  expect(dots()).not.toHaveClass('planner-map-hidden');
  expect(shown()).toHaveLength(0);
  change({ run: { ...optimizing, generation: 20 }, optimized: planOf(day) });
  expect(shown()).toHaveLength(1);
  change({ run: { kind: 'optimized', seconds: 1, generations: 500 } });
  expect(dots()).toHaveClass('planner-map-hidden');
});

it('says the ids of vans that end side by side one above and one under', () => {
  const vans = ['VAN 18', 'VAN 21', 'VAN 26'];
  const stops = vans.map(
    (van, id): DrawnStop => ({
      ...{ id, van, label: van, color: 'teal', reached: undefined },
      ...{ late: false, leftOver: false, rough: false },
    }),
  );
  render(
    <svg aria-hidden="true">
      <VanIds stops={stops} spots={spots('0 0, 400 0, 430 10')} scale={1} radius={5} />
    </svg>,
  );
  const sides = vans.map((van) => Math.sign(Number(screen.getByText(van).getAttribute('y'))));
  // The second would lie on the disc of the third.
  expect(sides).toEqual([1, -1, 1]);
});

const note = { words: 'Stop 12 deleted', tone: 'done', undo: true } as const;

it('messages on the map stay for eight seconds, and longer while the pointer is on them', () => {
  vi.useFakeTimers();
  show({ note });
  const box = screen.getByText('Stop 12 deleted').parentElement as Element;
  fireEvent.pointerEnter(box);
  act(() => vi.advanceTimersByTime(9000));
  expect(actions.note).not.toHaveBeenCalled();
  fireEvent.pointerLeave(box);
  act(() => vi.advanceTimersByTime(8000));
  expect(actions.note).toHaveBeenCalledWith(undefined);
});

it('the map says how to begin where there is no stop', () => {
  show({ day: { ...day, stops: [] }, manual: { ...planOf(day), routes: [] } });
  expect(screen.getByText('A depot and nothing to deliver')).toBeVisible();
  fireEvent.click(button('Put the 25 back'));
  expect(actions.chooseDay).toHaveBeenCalledWith('courier');
  fireEvent.click(button('Bring stops'));
  expect(view.files.open).toHaveBeenCalledExactlyOnceWith('planner-import');
  expect(screen.getByRole('group', { name: 'Map with 0 stops' })).toBeVisible();
});

it('shows on plain ground where north is, and lets road factor and speed be changed', () => {
  const plain = dayOf(6);
  const manual = straightPlan(plain.day, plain.sequences);
  show({ name: 'own', day: plain.day, manual, town: undefined });
  const north = screen.getByText(/North is up/).parentElement;
  expect(north).toHaveTextContent('North is up. Road factor 1.3');
  expect(screen.getByText('Straight lines at 1.3 times their length, 30 km/h')).toBeVisible();
  fireEvent.click(button('Change'));
  const slider = screen.getByRole('slider', { name: 'Road factor' });
  fireEvent.change(slider, { target: { value: 1.5 } });
  expect(actions.setRoadFactor).toHaveBeenCalledWith(1.5);
  const speed = screen.getByLabelText('Average speed, km/h');
  expect(speed).toHaveValue('30');
  fill(speed, '45');
  fireEvent.keyDown(speed, { key: 'Enter' });
  expect(actions.setSpeed).toHaveBeenCalledExactlyOnceWith(45);
  change({ run: optimizing });
  expect(screen.queryByLabelText('Average speed, km/h')).toBeNull();
});

it('marks stops that are not at their doors, and no more once they are moved', () => {
  const plain = dayOf(6);
  const [first, ...others] = plain.day.stops as [Stop, ...Stop[]];
  const place = { kind: 'ground', latitude: 51.5, longitude: -0.1 } as const;
  const stops = [{ ...first, place: { ...place, center: 'ZIP code 78701' } }, ...others];
  const manual = straightPlan(plain.day, plain.sequences);
  show({ name: 'own', day: { ...plain.day, stops }, manual, town: undefined });
  const marks = () => document.querySelectorAll('.planner-map-rough');
  expect(marks()).toHaveLength(1);
  expect(screen.getByRole('img', { name: /^Stop 1,.*, center of ZIP code 78701$/ })).toBeVisible();
  change({ day: { ...plain.day, stops: [{ ...first, place }, ...others] } });
  expect(marks()).toHaveLength(0);
});
