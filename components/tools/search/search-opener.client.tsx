'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useLayoutEffect, useState } from 'react';
import { searchDialogId } from '@/components/ui/button/opens-search';
import { showNotLoaded } from '@/lib/browser/not-loaded';
import { slashOpens } from '@/lib/search/slash-key';

const openers = `[commandfor="${searchDialogId}"]`;
const fields = 'input, select, textarea, [contenteditable]';

const isAt = ({ target }: Event, places: string) =>
  target instanceof Element && target.closest(places);

/** Ctrl or Cmd and K, and outside dialogs `/`; in a field they belong to whoever writes there. */
function asks(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey || isAt(event, fields)) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  if (key !== '/' || document.querySelector('dialog[open]')) return false;
  return slashOpens();
}

/** Opens the search by buttons, by keys, and by an address with `?search=words`; it comes at the first sign of intent. */
export function SearchOpener() {
  const path = usePathname();
  const [words, setWords] = useState<string | null>(null);
  const [lazy, setLazy] = useState<typeof import('./search-dialog')>();

  // Each press asks for the dialog: while one that failed is still being closed, the words stay the same.
  const show = useCallback((words: string) => {
    setWords((before) => before ?? words);
    // Beside the dialog, which asks for the words again if they do not come.
    import('@/lib/search/load').then(({ loadSearch }) => loadSearch()).catch(() => {});
    import('./search-dialog').then(setLazy, () => {
      // An open dialog would cover the note.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      showNotLoaded('search', words);
      setWords(null);
    });
  }, []);

  // Both at once as the page is taken over: a key pressed before an effect would be lost.
  useLayoutEffect(() => {
    if (!path) return;
    setWords(null);
    const asked = new URLSearchParams(window.location.search).get('search');
    if (asked !== null) show(asked);
  }, [path, show]);

  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const open = (event: Event, words = '') => {
      event.preventDefault();
      show(words);
    };
    const press = (event: Event) => {
      const opener = isAt(event, openers);
      if (opener) open(event, (opener as HTMLButtonElement).value);
    };
    const reach = (event: Event) =>
      isAt(event, openers) && import('./search-dialog').then(setLazy, () => {});
    document.addEventListener('keydown', (event) => asks(event) && open(event), { signal });
    document.addEventListener('click', press, { signal });
    document.addEventListener('pointerover', reach, { signal });
    document.addEventListener('focusin', reach, { signal });
    return () => controller.abort();
  }, [show]);

  return (
    lazy && words !== null && <lazy.SearchDialog words={words} onClose={() => setWords(null)} />
  );
}
