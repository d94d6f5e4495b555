'use client';

import { useEffect, useRef } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

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
  const pressed = useRef(new Set<Element>());

  useEffect(() => {
    async function press({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest('button.copy');
      if (!button) return;
      const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
      const word = (await copyText(code)) ? 'Copied' : 'Not copied';
      pressed.current.add(button);
      announce(label(button, word));
    }

    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [announce]);
  useEffect(() => {
    if (announced) return;
    for (const button of pressed.current) label(button, 'Copy');
    pressed.current.clear();
  }, [announced]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
