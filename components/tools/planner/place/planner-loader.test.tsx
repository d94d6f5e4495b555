import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { alert, goTo } from '@/tests/support/screen';
import { PlannerLoader } from './planner-loader.client';

/** How often the planner was asked for, and whether it comes. */
const fetched = vi.hoisted(() => ({ count: 0, fails: false }));
vi.mock('./planner-stage.client', () => ({
  get PlannerStage() {
    fetched.count += 1;
    if (fetched.fails) throw new Error('no network');
    return PlannerBeside;
  },
}));

/** The planner as it stands on phones. */
const PlannerBeside = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <p>The planner</p>
  </>
);

/** Tells the page that its planner is near the window, or not. */
let comeNear: (near: boolean) => void;

beforeEach(() => {
  Object.assign(fetched, { count: 0, fails: false });
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = (isIntersecting) => void tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const still = (
  <>
    <h2 tabIndex={-1}>Weave the day</h2>
    <a href="#planner">Open the planner</a>
  </>
);
const show = () => render(<PlannerLoader>{still}</PlannerLoader>);
const heading = () => screen.getByRole('heading');
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

it('stands in the file as its picture', () => {
  const html = renderToString(<PlannerLoader>{still}</PlannerLoader>);
  expect(html).toContain('id="planner"');
  expect(html).toContain('Open the planner');
});

it('asks for nothing while it is far, and for the planner once it is near', async () => {
  show();
  act(() => comeNear(false));
  await settle();
  expect(fetched.count).toBe(0);
  expect(heading()).not.toHaveFocus();
  act(() => comeNear(true));
  expect(await screen.findByText('The planner')).toBeVisible();
});

it('waits on phones until somebody reaches for it', async () => {
  vi.stubGlobal('innerWidth', 390);
  show();
  act(() => comeNear(true));
  await settle();
  expect(fetched.count).toBe(0);
  fireEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('The planner')).toBeVisible();
});

it.each(['#planner', '#planner=stress'])('comes for %s', async (hash) => {
  goTo(`/route-optimization${hash}`);
  show();
  expect(await screen.findByText('The planner')).toBeVisible();
});

it.each(['', '#planners', '#highlights'])('leaves %j alone', async (hash) => {
  goTo(`/route-optimization${hash}`);
  show();
  await settle();
  expect(heading()).not.toHaveFocus();
  expect(fetched.count).toBe(0);
});

it('follows a link to it in the page', async () => {
  show();
  goTo('#planner');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(await screen.findByText('The planner')).toBeVisible();
});

it('keeps its picture where the planner does not come, says so and tries again', async () => {
  fetched.fails = true;
  show();
  act(() => comeNear(true));
  await vi.waitFor(() => expect(alert()).toHaveTextContent('The planner did not load.'));
  expect(heading()).toBeVisible();
  fetched.fails = false;
  fireEvent.click(screen.getByRole('link', { name: 'Open the planner' }));
  expect(await screen.findByText('The planner')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
