import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { alert, button, link, press, textsOf } from '@/tests/support/screen';
import type { Run } from '../state/planner';
import { CardButtons } from './card-buttons';
import { CardLoader } from './card-loader.client';

const fetched = vi.hoisted(() => ({ count: 0, fails: false }));
vi.mock('./lazy', () => ({
  bringCard: async () => {
    fetched.count += 1;
    if (fetched.fails) throw new Error('no network');
    return ({ href }: { href: string }) => <p>{`The card, on to ${href}`}</p>;
  },
}));

beforeEach(() => void Object.assign(fetched, { count: 0, fails: false }));

const card = (
  <CardLoader
    href="/planner"
    button={<button type="button">Optimize</button>}
    failure={<p role="alert">The planner did not load. Press again.</p>}
  >
    <p>Manual</p>
  </CardLoader>
);

it('keeps its picture where the rest does not come, says so, and comes at the next press', async () => {
  fetched.fails = true;
  render(card);
  await press('Optimize');
  expect(alert()).toHaveTextContent('The planner did not load. Press again.');
  expect(screen.getByText('Manual')).toBeVisible();
  fetched.fails = false;
  await press('Optimize');
  expect(await screen.findByText('The card, on to /planner')).toBeVisible();
});

const again = vi.fn();
const buttons = (run: Run) => <CardButtons run={run} href="/planner" again={again} />;

it('optimizes, then leads on to the planner, with the focus on what took the place of the button', () => {
  const { rerender } = render(buttons({ kind: 'idle' }));
  expect(button('Optimizing')).toHaveAttribute('aria-disabled', 'true');
  rerender(buttons({ kind: 'optimizing', generation: 3, generations: 500, trading: [] }));
  act(() => button('Optimizing').focus());
  rerender(buttons({ kind: 'optimized', seconds: 2, generations: 500 }));
  expect(link('Open the planner')).toHaveFocus();
  expect(link('Open the planner')).toHaveAttribute('href', '/planner');
  fireEvent.click(button('Again'));
  expect(again).toHaveBeenCalledOnce();
});

it('says what went wrong, and tries again where that may help', () => {
  const failed = { kind: 'failed', words: 'The planner stopped.' } as const;
  const { rerender } = render(buttons({ ...failed, retry: true }));
  expect(alert()).toHaveTextContent('The planner stopped.');
  expect(textsOf('button')).toEqual(['Try again']);
  rerender(buttons({ ...failed, retry: false }));
  expect(textsOf('button')).toEqual([]);
});
