'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import type { ContactValues } from '@/lib/forms/contact-form';
import { routes } from '@/lib/routes';
import { ReachedStop } from '../form/reached-stop';

interface ContactSentProps {
  values: ContactValues;
  emailAnswer: string;
  onAgain: () => void;
}

/** What was sent, once more, and where the answer goes. It takes the focus. */
export function ContactSent({ values, emailAnswer, onAgain }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const rows = [
    ['Subject', values.subject],
    ['Company', values.company],
    ['Fleet size', values.fleetSize],
    ['Phone', values.phone],
    ['Message', values.message],
  ].filter(([, value]) => value);
  return (
    <div className="contact-sent [overflow-wrap:anywhere]">
      <div className="mt-10 flex max-w-[28rem] justify-end text-teal">
        <ReachedStop />
      </div>
      <h1 ref={title} tabIndex={-1} className="mt-12 type-h1">
        Message sent
      </h1>
      <p className="mt-5 max-w-[32rem] type-lead text-ink-2">
        Thank you, <span translate="no">{values.firstName}</span>. Expect an answer at{' '}
        <span translate="no">{values.email}</span> in <span>{emailAnswer}</span>.
      </p>
      <dl className="mt-10 rule-t-bold border-ink">
        {rows.map(([label, value]) => (
          <div key={label} className="rule-b border-line py-4">
            <dt className="type-small text-ink-2">{label}</dt>
            <dd
              translate="no"
              // Without kerning a long word is measured once, not once a line.
              style={{ whiteSpace: 'pre-line', fontKerning: 'none' }}
              className="font-medium"
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="ink" size="large" className="max-sm:w-full" onClick={onAgain}>
          Send Another Message
        </Button>
        <ButtonLink variant="outline" size="large" className="max-sm:w-full" href={routes.pricing}>
          See pricing
        </ButtonLink>
      </div>
    </div>
  );
}
