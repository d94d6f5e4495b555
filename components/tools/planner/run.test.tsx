import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { count } from '@/lib/events/count';
import * as view from '@/tests/support/planner-view';
import { button, pass, status } from '@/tests/support/screen';

const { better, done, manual, lines, mount, opened, press, progress, reading, rows } = view;
const curve = () => screen.getByRole('img').getAttribute('aria-label');

it('the first state waits for its day with a button that cannot be pressed', async () => {
  await mount({ openDay: () => new Promise(() => {}) });
  expect(button('Optimize')).toBeDisabled();
  expect(lines()).toBe('Loading the streets.');
});

it('the first state shows the manual plan, and runs nothing by itself', async () => {
  const { worker } = await view.ready();
  expect(button('Optimize')).toBeEnabled();
  expect(lines()).toBe('200 plans, 500 generations. Runs on this device.');
  expect(reading('Distance one way')).toBe('Distance one way23.1 mi11.6 a van');
  expect(reading('Crossings')).toBe('Crossings20should be 0');
  expect(curve()).toContain('Not optimized yet');
  expect(rows()).toEqual(['1', '3', '2', '4']);
  expect(worker().asked.map(({ kind }) => kind)).toEqual(['draw']);
});

it('the first state shows the warning of a link that cannot be read', async () => {
  const warning = 'This link is damaged.';
  const { worker } = await mount({
    openDay: async () => ({ name: 'courier', ...opened, warning }),
  });
  worker().answer({ kind: 'plan', job: 1, plan: manual });
  expect(status()).toHaveTextContent(warning);
});

describe('a run', () => {
  it('turns the button to Stop, keeps its focus, locks the list and says so', async () => {
    await view.ready();
    const control = button('Optimize');
    control.focus();
    press('Optimize');
    expect(count).toHaveBeenCalledExactlyOnceWith('Planner optimized');
    expect(button('Stop')).toBe(control);
    expect(control).toHaveFocus();
    expect(screen.getByText('Generation 0')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveAttribute('inert');
    expect(screen.getByRole('combobox')).toBeDisabled();
    expect(status()).toHaveTextContent('Optimizing 4 stops.');
  });

  it('shows the best plan in the readings and its quarters once, the list as it was', async () => {
    const { worker } = await view.optimizing();
    progress(worker(), 124);
    expect(status()).toHaveTextContent('Optimizing 4 stops.');
    expect(reading('Distance one way')).toBe('Distance one way12.6 miwas 23.1');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '124');
    expect(curve()).toBe(
      'Weighted cost by generation: 70% of the first plan’s at generation 124 of 500.',
    );
    progress(worker(), 126);
    expect(status()).toHaveTextContent('A quarter done. 12.6 miles, 0 crossings.');
    progress(worker(), 260);
    expect(status()).toHaveTextContent('Half done.');
    expect(rows()).toEqual(['1', '3', '2', '4']);
  });

  it('ends with the plan, and optimizes again from there with another seed', async () => {
    const { worker } = await view.optimized();
    expect(button('Undo')).toBeEnabled();
    expect(lines()).toBe('Optimized in 5.8 s, 500 generations. Two vans, no two lines cross.');
    expect(status()).toHaveTextContent(/^Optimized\. 12\.6 miles, was 23\.1\. 0 late, was 4\./);
    expect(rows()).toEqual(['1', '2', '3', '4']);
    const first = worker().last('optimize');
    press('Optimize again');
    expect(worker().last('optimize')?.sequences).toEqual(better.sequences);
    expect(worker().last('optimize')?.seed).not.toBe(first?.seed);
  });

  it('that was asked for elsewhere begins once there is a day, and none during another', async () => {
    const { worker, start } = await mount();
    start(1);
    expect(worker().last('optimize')).toBeUndefined();
    worker().answer({ kind: 'plan', job: view.jobOf(worker(), 'draw'), plan: manual });
    start(2);
    done(worker());
    expect(worker().asked.map(({ kind }) => kind)).toEqual(['draw', 'optimize']);
  });

  it('tells how long it takes here once that was measured', async () => {
    await view.optimized();
    press('Undo');
    expect(lines()).toBe('200 plans, 500 generations. Runs on this device, about 6 s.');
  });

  it.each([
    ['its button', () => press('Stop')],
    ['Escape', () => fireEvent.keyDown(button('Stop'), { key: 'Escape' })],
  ])('is stopped by %s, and goes on where it was', async (_, stop) => {
    const { worker } = await view.optimizing();
    stop();
    expect(worker().asked.at(-1)).toEqual({ kind: 'stop' });
    done(worker(), { generation: 212, stopped: true });
    expect(lines()).toBe('Stopped at generation 212. No crossing left.');
    expect(status()).toHaveTextContent('Stopped at generation 212. The best plan is shown.');
    press('Go on from 212');
    expect(worker().last('optimize')).toMatchObject({ from: 212, sequences: better.sequences });
    expect(button('Stop')).toBeEnabled();
  });

  it('rests while the page is hidden', async () => {
    const { worker } = await view.optimizing();
    const turn = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      fireEvent(document, new Event('visibilitychange'));
      return worker().asked.at(-1);
    };
    expect(turn(true)).toEqual({ kind: 'pause' });
    await pass(60_000);
    expect(turn(false)).toEqual({ kind: 'resume' });
    expect(button('Stop')).toBeEnabled();
  });

  it('says so on a slow device', async () => {
    const { worker } = await view.optimizing();
    progress(worker(), 0);
    await pass(1600);
    progress(worker(), 20);
    expect(status()).toHaveTextContent('This device is slow. 4 stops take about 40 s here.');
  });

  it('moves nothing where less motion was asked for, until it ends', async () => {
    view.media.add(view.reducedMotion);
    const { worker } = await view.optimizing();
    progress(worker(), 260);
    expect(screen.getByText('Half done. The map changes once.')).toBeVisible();
    expect(reading('Distance one way')).toContain('23.1 mi11.6 a van');
    expect(screen.queryByRole('progressbar')).toBeNull();
    done(worker());
    expect(reading('Distance one way')).toContain('12.6 miwas 23.1');
  });
});

const split = /^A simple split of your list, for comparison\. It ignores time windows/;

it.each([
  [true, 'simple 23.1', 'A simple split of your list, for comparison.'],
  [false, 'yours 23.1', 'Your plan, for comparison.'],
])('says of own routes whether they were split here, %s: %s', async (isSimple, was, words) => {
  const openDay = async () => ({ name: 'own' as const, isSimple, ...opened });
  const { worker } = await mount({ openDay });
  worker().answer({ kind: 'plan', job: view.jobOf(worker(), 'draw'), plan: manual });
  const isSplitNow = () => screen.queryByText(split) !== null;
  expect(isSplitNow()).toBe(isSimple);
  press('Optimize');
  done(worker());
  expect(isSplitNow()).toBe(false);
  expect(reading('Distance')).toContain(was);
  act(() => view.show('manual'));
  expect(isSplitNow()).toBe(isSimple);
  expect(lines()).toBe(words);
});
