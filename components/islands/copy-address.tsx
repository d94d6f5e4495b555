'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface CopyAddressProps {
  /** The whole address to copy. */
  address: string;
  words: { copy: string; copied: string; failed: string };
}

/** How long the confirmation stands (SPEC 9). */
const confirmedMs = 2000;

/** Copies an address, and says for two seconds whether that worked. */
export function CopyAddress({ address, words }: CopyAddressProps) {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(words.copied);
    } catch {
      // Refused, or no clipboard outside a secure page.
      setSaid(words.failed);
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(''), confirmedMs);
  }

  return (
    <>
      <button type="button" className="help-share scripted" onClick={copy}>
        <Icon name={said === words.copied ? 'check' : 'link'} className="" />
        {said || words.copy}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
