'use client';

import { useEffect } from 'react';
import { elementOfHash, showHash, unfold } from '@/lib/address/hash';
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
    const named = () => {
      const row = elementOfHash(window.location.hash);
      return board.contains(row) ? row : null;
    };
    // Rows above it open and close; at load the page itself scrolls a moment later.
    const arrive = () => named() && showHash(window.location.hash);
    window.addEventListener('hashchange', arrive, { signal });
    const stop = whenNear(board.querySelectorAll('.job-details'), '-50% 0px', (row) => {
      if (!board.matches(':focus-within')) show(row);
    });
    unfold(named());
    return () => {
      controller.abort();
      stop();
    };
  }, []);
  return null;
}
