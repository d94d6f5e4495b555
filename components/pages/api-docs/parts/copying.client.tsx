'use client';

import { useEffect } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { confirmedMs, useTemporaryText } from '@/lib/hooks/use-temporary-text';

/** Puts a word on a button and into its name, and the sign that goes with it. */
function label(button: Element, word: 'Copy' | 'Copied' | 'Not copied'): string {
  const name = button.getAttribute('aria-label')?.replace(/^[^:]*/, word) ?? word;
  const isDone = word === 'Copied';
  button.setAttribute('aria-label', name);
  button.toggleAttribute('data-done', isDone);
  const sign = button.querySelector('use');
  const file = sign?.getAttribute('href')?.replace(/#.*/, '');
  sign?.setAttribute('href', `${file}#${isDone ? 'check' : 'copy'}`);
  button.querySelector('span')?.replaceChildren(word);
  return name;
}

/** Handles all copy buttons of the page: shows the result for two seconds and announces it from one place. */
export function Copying() {
  const [announced, announce] = useTemporaryText();

  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();

    async function press({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest('button.copy');
      if (!button) return;
      const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
      announce(label(button, (await copyText(code)) ? 'Copied' : 'Not copied'));
      clearTimeout(timers.get(button));
      const reset = setTimeout(() => label(button, 'Copy'), confirmedMs);
      timers.set(button, reset);
    }

    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [announce]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
