'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** How long a copy is confirmed (SPEC 9, Timings). */
const confirmation = 2000;

interface CalculatorToolsProps {
  /** Id of the section that a copied address leads to. */
  anchor?: string;
  /** Further tools, such as a download. */
  children?: ReactNode;
}

/** What to do with a result whose numbers stand in the address: hand it on, or print it. */
export function CalculatorTools({ anchor, children }: CalculatorToolsProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      const address = new URL(window.location.href);
      if (anchor) address.hash = anchor;
      await navigator.clipboard.writeText(address.href);
      setCopied(true);
    } catch (error) {
      console.debug('The address was not copied.', error);
    }
  }

  return (
    <div className="calculator-tools">
      <button type="button" className="text-link" onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} className="" />
        Copy link
      </button>
      <button type="button" className="text-link" onClick={() => window.print()}>
        <Icon name="printer" className="" />
        Print
      </button>
      {children}
      <span role="status" className="type-small text-ink-2">
        {copied && 'Copied. The address holds your three answers.'}
      </span>
    </div>
  );
}
