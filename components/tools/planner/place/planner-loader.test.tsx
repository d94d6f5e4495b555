import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { alert, goTo, status, stubIntersection } from '@/tests/support/screen';
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
const PlannerBeside = ({ children, starts }: { children: ReactNode; starts: number }) => (
  <>
    {children}
    <p role="status">{starts}</p>
    <p>The planner</p>
  </>
);

/** Tells the page that its planner is near the window, or not. */
let comeNear: (near: boolean) => void;

beforeEach(() => {
  Object.assign(fetched, { count: 0, fails: false });
  vi.stubGlobal('innerWidth', 1440);
  comeNear = stubIntersection().cross;
});

const loader = (
  <PlannerLoader>
    <div>
      <h2 tabIndex={-1}>Route planner</h2>
      <a href="#planner" data-starts="">
        Open the planner
      </a>
    </div>
  </PlannerLoader>
);
const heading = () => screen.getByRole('heading');
const press = () => fireEvent.click(screen.getByRole('link'));
const comes = async () => expect(await screen.findByText('The planner')).toBeVisible();
async function stays() {
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(fetched.count).toBe(0);
  expect(heading()).not.toHaveFocus();
}

it('asks for nothing while it is far, and for the planner once it is near', async () => {
  render(loader);
  comeNear(false);
  await stays();
  comeNear(true);
  await comes();
});

it('waits on phones until its button is pressed, and is told of a press that came before', async () => {
  vi.stubGlobal('innerWidth', 390);
  render(loader);
  comeNear(true);
  await stays();
  press();
  await comes();
  expect(status()).toHaveTextContent('1');
});

it.each([
  ['#planner=stress', comes],
  ['#planners', stays],
])('comes if the address names it: %j', async (hash, does) => {
  goTo(`/route-optimization${hash}`);
  render(loader);
  await does();
});

it('keeps its picture where the planner does not come, says so and tries again', async () => {
  fetched.fails = true;
  render(loader);
  comeNear(true);
  await vi.waitFor(() => expect(alert()).toHaveTextContent('The planner did not load.'));
  expect(heading()).toBeVisible();
  fetched.fails = false;
  press();
  await comes();
  expect(screen.queryByRole('alert')).toBeNull();
});
