import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { alert, button, press } from '@/tests/support/screen';
import { ScreenLoader } from './screen-loader.client';
import { ScreenStrip, type ScreenStripProps } from './screen-strip';

const fetched = vi.hoisted(() => ({ fails: false }));
vi.mock('./lazy', () => ({
  bringScreen: async () => {
    if (fetched.fails) throw new Error('no network');
    return () => <p>The planner</p>;
  },
}));

beforeEach(() => void Object.assign(fetched, { fails: false }));

const manual = { kilometers: 42.3, minutes: 110 };

it('keeps its picture where the rest does not come, says so, and comes at the next press', async () => {
  fetched.fails = true;
  render(
    <ScreenLoader figures={manual}>
      <p>Manual map</p>
    </ScreenLoader>,
  );
  await press('Optimize');
  expect(alert()).toHaveTextContent('The planner did not load. Press again.');
  expect(screen.getByText('Manual map')).toBeVisible();
  fetched.fails = false;
  await press('Try again');
  expect(await screen.findByText('The planner')).toBeVisible();
});

const pressed = vi.fn();
const show = vi.fn();
const strip = (props: Partial<ScreenStripProps>) => (
  <ScreenStrip
    {...{ stage: 'busy', figures: manual, shown: 'manual', words: '', press: pressed, show }}
    {...props}
  />
);

const figures = () =>
  [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
const plan = (name: string) => screen.getByRole('radio', { name });

it('optimizes once, with the focus on its button, and locks the choice of plans meanwhile', () => {
  const { rerender } = render(strip({}));
  expect(button('Optimizing')).toHaveFocus();
  fireEvent.click(button('Optimizing'));
  expect(pressed).not.toHaveBeenCalled();
  expect(plan('Optimized')).toBeDisabled();
  rerender(strip({ stage: 'done', shown: 'optimized' }));
  expect(button('Run again')).toHaveFocus();
  act(() => fireEvent.click(plan('Manual')));
  expect(show).toHaveBeenCalledWith('manual');
  fireEvent.click(button('Run again'));
  expect(pressed).toHaveBeenCalledOnce();
});

it('tells miles and hours, and what they were before', () => {
  const { rerender } = render(strip({}));
  expect(figures()).toEqual(['Miles', '26.3', 'Van hours', '1 h 50']);
  rerender(strip({ stage: 'done', figures: { kilometers: 19.6, minutes: 80 }, before: manual }));
  expect(figures()).toEqual(['Miles, was 26.3', '12.2', 'Van hours, was 1 h 50', '1 h 20']);
});
