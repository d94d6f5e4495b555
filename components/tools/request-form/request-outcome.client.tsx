'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import type { PreparedMail, RequestValues } from '@/lib/forms/request-form';

/** What was sent and where the answer goes, in place of the form. It takes the focus. */
export function RequestSent({ values, onAgain }: { values: RequestValues; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mt-5 grid gap-5 [overflow-wrap:anywhere]">
      <h3 ref={title} tabIndex={-1} className="type-h4">
        Request sent
      </h3>
      <p>
        Thank you, <span translate="no">{values.name}</span>. The answer goes to{' '}
        <strong translate="no">{values.email}</strong>.
      </p>
      <blockquote
        translate="no"
        // Without kerning a long word is measured once, not once a line.
        style={{ whiteSpace: 'pre-line', fontKerning: 'none' }}
        className="rounded-control bg-sunk p-5 text-ink-2"
      >
        {values.message}
      </blockquote>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button variant="ink" command="close" commandfor="request-integration">
          Done
        </Button>
        <Button variant="outline" onClick={onAgain}>
          Send another
        </Button>
      </div>
    </div>
  );
}

const next = 'font-semibold underline underline-offset-4';

type RequestMailedProps = PreparedMail & { email: string; onClear: () => void };

/** Says that a prepared mail was opened, under the form, which keeps its text. */
export function RequestMailed({ href, whole, email, onClear }: RequestMailedProps) {
  return (
    <div className="mt-5 grid gap-2 rounded-control bg-sunk p-5 text-[.9375rem] [overflow-wrap:anywhere]">
      <p className="font-medium">
        Your mail program has a message to <span translate="no">{email}</span> ready. It goes out
        when you send it there.
      </p>
      {!whole && <p>Your text was too long for it: copy the rest from above.</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <a href={href} className={next}>
          Open it again
        </a>
        <button type="button" className={next} onClick={onClear}>
          Sent it: clear the form
        </button>
      </p>
    </div>
  );
}
