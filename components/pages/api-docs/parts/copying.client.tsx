'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { copyText } from '@/lib/browser/copy-text';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

type CopyWords = Record<'copy' | 'copied' | 'failed', string>;

interface CopyPlace {
  words: CopyWords;
  say: (text: string) => void;
}

const Place = createContext<CopyPlace | null>(null);

/** Speaks for all the copy buttons inside it, politely and from one place. */
export function Copying({ words, children }: { words: CopyWords; children: ReactNode }) {
  const [said, say] = useTemporaryText();
  const [place] = useState<CopyPlace>({ words, say });
  return (
    <Place value={place}>
      {children}
      <p role="status" className="sr-only">
        {said}
      </p>
    </Place>
  );
}

/** Copies the code of the figure it stands in; what it says of that stands for two seconds. */
export function CopyButton({ what }: { what: string }) {
  const place = useContext(Place);
  const [said, say] = useTemporaryText();
  if (!place) return null;
  const { words } = place;

  const tell = (word: string) => {
    say(word);
    place.say(`${word}: ${what}`);
  };

  async function copy(button: HTMLElement) {
    const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
    tell((await copyText(code)) ? words.copied : words.failed);
  }

  return (
    <button
      type="button"
      className="copy scripted"
      aria-label={`${said || words.copy}: ${what}`}
      data-done={said === words.copied ? '' : undefined}
      onClick={(event) => copy(event.currentTarget)}
    >
      <Icon name={said === words.copied ? 'check' : 'copy'} className="size-4" />
      {said || words.copy}
    </button>
  );
}
