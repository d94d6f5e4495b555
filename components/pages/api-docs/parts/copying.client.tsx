'use client';

import { useEffect } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { confirmedMs, useTemporaryText } from '@/lib/hooks/use-temporary-text';

type CopyWords = Record<'copy' | 'copied' | 'failed', string>;

/** Puts a word on a button and into its name, and the sign that goes with it. */
function label(button: Element, word: string, isDone: boolean): string {
  const what = button.getAttribute('aria-label')?.replace(/^[^:]*/, '') ?? '';
  button.setAttribute('aria-label', word + what);
  button.toggleAttribute('data-done', isDone);
  const sign = button.querySelector('use');
  sign?.setAttribute(
    'href',
    `${sign.getAttribute('href')?.replace(/#.*/, '')}#${isDone ? 'check' : 'copy'}`,
  );
  button.querySelector('span')?.replaceChildren(word);
  return word + what;
}

/** Handles all copy buttons of the page: shows the result for two seconds and announces it from one place. */
export function Copying({ words }: { words: CopyWords }) {
  const [said, say] = useTemporaryText();

  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();

    async function press({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest('button.copy');
      if (!button) return;
      const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
      const isDone = await copyText(code);
      say(label(button, isDone ? words.copied : words.failed, isDone));
      clearTimeout(timers.get(button));
      timers.set(
        button,
        setTimeout(() => label(button, words.copy, false), confirmedMs),
      );
    }

    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [words, say]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
