import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, goBack, goTo } from '@/tests/support/screen';
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

const media = { narrow: false, tell: () => {} };

beforeEach(() => {
  media.narrow = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return media.narrow;
    },
    addEventListener: (_: string, tell: () => void) => {
      media.tell = tell;
    },
    removeEventListener: () => {},
  }));
  document.title = 'Route optimization';
  goTo('/route-optimization');
});

const show = () =>
  render(
    <div className="planner-place">
      <PlannerStage>
        <a href="#planner">Open the planner</a>
      </PlannerStage>
    </div>,
  );
const dialog = () => document.querySelector('.planner-page') as HTMLDialogElement;
const day = () => screen.queryByRole('heading')?.textContent;
const turn = (narrow: boolean) =>
  act(() => {
    media.narrow = narrow;
    media.tell();
  });
const follow = async (hash: string) => {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
};

it('stands in the page where there is room, in place of its picture', () => {
  show();
  expect(screen.queryByText('Open the planner')).toBeNull();
  expect(day()).toBe('courier');
  expect(dialog()).not.toHaveAttribute('open');
});

it('opens the day that the address names, and keeps it when the address names none', async () => {
  goTo('#planner=stress');
  show();
  expect(day()).toBe('stress');
  await follow('#planner=field');
  expect(day()).toBe('field');
  await follow('#planner');
  expect(day()).toBe('field');
});

it('scrolls to where somebody was led, with the focus on its heading', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  show();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  await follow('#planner=field');
  await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  expect(scrolled).toHaveBeenCalledOnce();
});

it('is a page of its own on phones: a step of the history opens it, Back closes it', async () => {
  media.narrow = true;
  show();
  expect(screen.getByText('Open the planner')).toBeVisible();
  await follow('#planner');
  expect(dialog()).toHaveAttribute('open');
  expect(document.title).toBe('Weave the day');
  expect(screen.getByRole('heading')).toHaveFocus();
  fireEvent.click(button('Edits 0'));
  await goBack();
  expect(dialog()).not.toHaveAttribute('open');
  expect(document.title).toBe('Route optimization');
  expect(screen.getByText('Open the planner')).toHaveFocus();
  await act(async () => {
    window.history.forward();
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
  expect(dialog()).toHaveAttribute('open');
  expect(button('Edits 1')).toBeVisible();
});

it('goes back where a link opened it, and takes itself out of an address that somebody landed on', async () => {
  media.narrow = true;
  show();
  await follow('#planner');
  window.history.replaceState({ inPage: true }, '');
  await act(async () => {
    fireEvent.click(button('Close'));
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
  expect(window.location.hash).toBe('');
  expect(dialog()).not.toHaveAttribute('open');

  window.history.replaceState({ from: 'the framework' }, '', '#planner');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(dialog()).toHaveAttribute('open');
  const length = window.history.length;
  // Escape, or the gesture of the device.
  act(() => dialog().close());
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(length);
  expect(dialog()).not.toHaveAttribute('open');
});

it('loses nothing when the phone is turned', async () => {
  goTo('#planner');
  media.narrow = true;
  show();
  expect(dialog()).toHaveAttribute('open');
  fireEvent.click(button('Edits 0'));
  turn(false);
  expect(dialog()).not.toHaveAttribute('open');
  expect(button('Edits 1')).toBeVisible();
  turn(true);
  expect(dialog()).toHaveAttribute('open');
  expect(button('Edits 1')).toBeVisible();
});

it('opens a dialog of the planner anew when the phone is turned, above the page that it became', async () => {
  goTo('#planner');
  show();
  const inner = document.querySelector('dialog[aria-label="Stops"]') as HTMLDialogElement;
  act(() => inner.showModal());
  const opened: Element[] = [];
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function again(
    this: HTMLDialogElement,
  ) {
    opened.push(this);
    showModal.call(this);
  });
  turn(true);
  expect(opened).toEqual([dialog(), inner]);
  turn(false);
  expect(opened).toEqual([dialog(), inner, inner]);
});
