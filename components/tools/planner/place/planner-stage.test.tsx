import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, goBack, goTo } from '@/tests/support/screen';
import { dayOfHash } from './planner-address';
import { PlannerStage } from './planner-stage.client';

vi.mock('../planner.client', () => ({
  Planner({ open, onClose }: { open: string; onClose: () => void }) {
    const [edits, setEdits] = useState(0);
    return (
      <>
        <h2 tabIndex={-1}>{open}</h2>
        <button type="button" onClick={() => setEdits(edits + 1)}>{`Edits ${edits}`}</button>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <dialog aria-label="Stops" />
      </>
    );
  },
}));

const media = { matches: false, tell: () => {} };
const turn = (narrow: boolean) => {
  media.matches = narrow;
  media.tell();
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return media.matches;
    },
    addEventListener: (_: string, tell: () => void) => {
      media.tell = () => act(tell);
    },
    removeEventListener: () => {},
  }));
  document.title = 'Route optimization';
});

/** The planner's place on a phone or not, at an address. */
function show(narrow: boolean, hash = '') {
  media.matches = narrow;
  goTo(`/route-optimization${hash}`);
  render(
    <div className="planner-place">
      <PlannerStage>
        <a href="#planner">Open the planner</a>
      </PlannerStage>
    </div>,
  );
}
const dialog = () => document.querySelector('.planner-page') as HTMLDialogElement;
const day = () => screen.getByRole('heading').textContent;
/** Does what changes the address, and waits until the page has taken note. */
const step = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
const follow = (hash: string) =>
  step(() => {
    window.location.hash = hash;
  });

it('opens the day that the address names, and keeps it when the address names none', async () => {
  show(false, '#planner=stress');
  expect(day()).toBe('stress');
  await follow('#planner=field');
  expect(day()).toBe('field');
  await follow('#planner');
  expect(day()).toBe('field');
});

it('is a page of its own on phones: a step of the history opens it, Back closes it', async () => {
  show(true);
  expect(screen.getByText('Open the planner')).toBeVisible();
  await follow('#planner');
  expect(dialog()).toHaveAttribute('open');
  expect(document.title).toBe('Route planner');
  expect(screen.getByRole('heading')).toHaveFocus();
  fireEvent.click(button('Edits 0'));
  await goBack();
  expect(dialog()).not.toHaveAttribute('open');
  expect(document.title).toBe('Route optimization');
  expect(screen.getByText('Open the planner')).toHaveFocus();
  await step(() => window.history.forward());
  expect(dialog()).toHaveAttribute('open');
  expect(button('Edits 1')).toBeVisible();
});

it('goes back where a link opened it', async () => {
  show(true);
  await follow('#planner');
  window.history.replaceState({ inPage: true }, '');
  await step(() => fireEvent.click(button('Close')));
  expect([window.location.hash, dialog().open]).toEqual(['', false]);
});

it('takes itself out of an address that the visit began with', () => {
  show(true, '#planner');
  const { length } = window.history;
  // Escape, or the gesture of the device.
  act(() => dialog().close());
  expect([window.location.hash, window.history.length]).toEqual(['', length]);
});

it('loses nothing when the phone is turned', () => {
  show(true, '#planner');
  expect(dialog()).toHaveAttribute('open');
  fireEvent.click(button('Edits 0'));
  turn(false);
  expect(dialog()).not.toHaveAttribute('open');
  turn(true);
  expect(dialog()).toHaveAttribute('open');
  expect(button('Edits 1')).toBeVisible();
});

it('opens its dialogs anew when the phone is turned, above the page that it became', () => {
  show(false, '#planner');
  const inner = document.querySelector('dialog[aria-label="Stops"]') as HTMLDialogElement;
  act(() => inner.showModal());
  const opening = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  turn(true);
  expect(opening.mock.contexts).toEqual([dialog(), inner]);
  turn(false);
  expect(opening.mock.contexts).toEqual([dialog(), inner, inner]);
});

it.each([
  ['#planner', ''],
  ['#planner=courier', 'courier'],
  ['#planner=2.AbC-_', '2.AbC-_'],
  ['#planner=Caf%C3%A9', 'Café'],
  ['#planner=%E0%A4%A', '%E0%A4%A'],
  ['#planners', undefined],
])('%j opens %j', (hash, day) => expect(dayOfHash(hash)).toBe(day));
