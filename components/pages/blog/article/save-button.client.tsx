'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { toggleSaved } from '@/lib/blog/saved-articles';
import { useSaved } from './use-saved';

/** Keeps an article on the device and shows it as saved; nothing is sent. */
export function SaveButton({ slug }: { slug: string }) {
  const saved = useSaved().includes(slug);
  const [note, setNote] = useState('');

  const toggle = () => {
    if (!toggleSaved(slug)) setNote('This browser keeps nothing, so the article is not saved.');
    else setNote(saved ? 'Removed from this device.' : 'Saved on this device.');
  };

  return (
    <>
      <Button variant={saved ? 'ink' : 'outline'} onClick={toggle}>
        <Icon name={saved ? 'check' : 'bookmark'} />
        <span>{saved ? 'Saved' : 'Save'}</span>
        {saved && <span className="sr-only">, remove from this device</span>}
      </Button>
      <span role="status" className="w-full type-small text-ink-2">
        {note}
      </span>
    </>
  );
}
