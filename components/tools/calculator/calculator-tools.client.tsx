'use client';

import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { copyText } from '@/lib/browser/copy-text';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

const words = {
  copied: 'Copied. The address holds your three answers.',
  failed: 'Not copied. The address bar holds the same link.',
} as const;

export const toolClasses = 'text-link min-h-8 pointer-coarse:min-h-11';

/** Prints the calculator without the page around it, which the browser's own command prints. */
function printAlone() {
  const { dataset } = document.documentElement;
  dataset.prints = 'calculator';
  const end = () => delete dataset.prints;
  // Also where printing is canceled; some browsers take no notice of the call and say nothing.
  for (const sign of ['afterprint', 'pointerdown', 'keydown'])
    window.addEventListener(sign, end, { once: true });
  window.print();
}

/** Hands on or prints a result, whose numbers stand in the address. */
export function CalculatorTools({ anchor, children }: { anchor: string; children?: ReactElement }) {
  const [message, show] = useTemporaryText();

  async function copy() {
    const address = new URL(window.location.href);
    address.hash = anchor;
    show((await copyText(address.href)) ? words.copied : words.failed);
  }

  return (
    <div className="calculator-tools flex flex-wrap items-center gap-x-6 gap-y-3 unprinted">
      <button type="button" className={toolClasses} onClick={copy}>
        <Icon name={message === words.copied ? 'check' : 'link'} className="" />
        Copy link
      </button>
      <button type="button" className={toolClasses} onClick={printAlone}>
        <Icon name="printer" className="" />
        Print
      </button>
      {children}
      <span role="status" className="type-small text-ink-2">
        {message}
      </span>
    </div>
  );
}
