'use client';

import { useEffect } from 'react';
import { elementOfHash, unfold } from '@/lib/address/hash';
import { whenNear } from '@/lib/browser/when-near';

/** Opens rows by hash; where pictures stand beside the board, also by pointer, focus and the window's middle. */
export function JobBoard() {
  useEffect(() => {
    const board = document.querySelector('.jobs');
    if (!board) return;
    const controller = new AbortController();
    const { signal } = controller;
    const beside = () => getComputedStyle(board).getPropertyValue('--beside') === '1';
    const show = (target: EventTarget | null) => {
      if (!beside() || !(target instanceof Element)) return;
      for (const group of board.querySelectorAll('.job-group')) unfold(group);
      unfold(target.closest('.job-details'));
    };
    board.addEventListener('focusin', ({ target }) => show(target), { signal });
    // A link that has the focus is not taken away.
    const point = ({ target }: Event) =>
      board.querySelector('.job-detail :focus-visible') || show(target);
    board.addEventListener('pointerover', point, { signal });
    // What is open beside the board stays, and groups do not close there.
    const keep = (event: Event) => {
      const isOpen = event.target instanceof Element && event.target.closest('[open] > summary');
      if (isOpen && beside()) event.preventDefault();
    };
    board.addEventListener('click', keep, { signal });
    const openTarget = () => {
      const row = elementOfHash(window.location.hash);
      if (!row || !board.contains(row)) return;
      unfold(row);
      return row;
    };
    // Rows above it open and close; at load the page itself scrolls a moment later.
    window.addEventListener('hashchange', () => openTarget()?.scrollIntoView(), { signal });
    const stop = whenNear(board.querySelectorAll('.job-details'), '-50% 0px', (row) => {
      if (!board.matches(':focus-within')) show(row);
    });
    openTarget();
    return () => {
      controller.abort();
      stop();
    };
  }, []);
  return null;
}
