'use client';

import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '../phone/phone-part';
import { Planner } from '../planner.client';
import { usePlannerAddress } from './planner-address';
import './planner-stage.css';

export interface PlannerStageProps {
  /** The still picture, which the planner replaces where there is room and opens over on phones. */
  children: ReactElement;
  /** How often a run was asked for elsewhere in the page. */
  starts?: number;
}

const title = 'Route planner';

const focusHeading = (around: Element) =>
  around.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });

/**
 * The planner in its place: in the page from 768 px on, below that as a page of its own, which a step
 * of the history opens and Back closes. One planner serves both: its element moves from one to the
 * other, so that a turned phone loses nothing, and neither does who closes it and comes back.
 */
export function PlannerStage({ children, starts }: PlannerStageProps) {
  const phone = usePhone();
  const { arrived, day, leave } = usePlannerAddress();
  const [host] = useState(() => document.createElement('div'));
  const [hadFocus] = useState(() => Boolean(document.activeElement?.closest('.planner-place')));
  const page = useRef<HTMLDivElement>(null);
  const open = phone && arrived !== undefined;
  const dialog = usePageOfItsOwn(open, host);

  useLayoutEffect(() => {
    host.className = 'planner-host';
    (phone ? dialog : page).current?.append(host);
  }, [dialog, host, phone]);

  // A dialog in what moves leaves the top layer, though it says to be open: it opens anew, over the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moves it is that the phone is turned.
  useEffect(() => {
    for (const inner of host.querySelectorAll('dialog')) {
      if (!inner.open) continue;
      inner.open = false;
      inner.showModal();
    }
  }, [host, phone]);

  // Who was led here reads on at the heading; so does who had the focus on what the planner replaced.
  useEffect(() => {
    if (phone) return;
    if (arrived === undefined) {
      if (hadFocus && document.activeElement === document.body) focusHeading(host);
      return;
    }
    // After the page has put itself at its top.
    const timer = setTimeout(() => {
      // Where the address names a day, no part of the page bears its name: nobody else scrolls there.
      if (window.location.hash.includes('=')) {
        host.closest('.planner-place')?.scrollIntoView({ behavior: 'instant' });
      }
      focusHeading(host);
    });
    return () => clearTimeout(timer);
  }, [arrived, hadFocus, host, phone]);

  return (
    <>
      {phone && children}
      <div ref={page} />
      <dialog
        ref={dialog}
        aria-label={title}
        className="dialog planner-page"
        onClose={({ currentTarget }) => open && !currentTarget.open && leave()}
      />
      {createPortal(<Planner open={day} starts={starts} onClose={leave} />, host)}
    </>
  );
}

/** While `open` a page of its own, with a title and its heading in focus; then the focus goes back to the link. */
function usePageOfItsOwn(open: boolean, host: Element): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (!open || !box) return;
    const before = document.title;
    document.title = title;
    box.showModal();
    focusHeading(host);
    return () => {
      // A page that was left meanwhile has a title of its own.
      if (document.title === title) document.title = before;
      box.close();
      box
        .closest('.planner-place')
        ?.querySelector<HTMLElement>('a[href="#planner"]')
        ?.focus({ preventScroll: true });
    };
  }, [open, host]);
  return dialog;
}
