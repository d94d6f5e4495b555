'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { ContactValues } from '@/lib/forms/contact-form';
import { routes } from '@/lib/routes';
import './contact-sent.css';

interface ContactSentProps {
  values: ContactValues;
  /** How long an answer takes, to be read after 'in'. */
  emailAnswer: string;
  onAgain: () => void;
}

/** What was sent, once more, and where the answer goes. It takes the focus. */
export function ContactSent({ values, emailAnswer, onAgain }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.contact-sent')?.scrollIntoView({ block: 'start' });
  }, []);
  const rows = [
    ['Subject', values.subject],
    ['Company', values.company],
    ['Fleet size', values.fleetSize],
    ['Phone', values.phone],
    ['Message', values.message],
  ].filter(([, value]) => value);
  return (
    <div className="contact-sent">
      <div
        aria-hidden="true"
        className="contact-sent-line relative mt-10 ms-auto grid place-items-center"
      >
        <Icon name="check" className="contact-sent-check size-10" />
      </div>
      <h1 ref={title} tabIndex={-1} className="mt-12 type-h1">
        Message sent
      </h1>
      <p className="contact-sent-lead mt-5 type-lead text-ink-2">
        Thank you, <span translate="no">{values.firstName}</span>. Expect an answer at{' '}
        <span translate="no">{values.email}</span> in <span>{emailAnswer}</span>.
      </p>
      <dl className="mt-10 rule-t-bold border-ink">
        {rows.map(([label, value]) => (
          <div key={label} className="contact-sent-row grid rule-b border-line py-4">
            <dt className="text-ink-2">{label}</dt>
            <dd translate="no" className="contact-sent-value font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button look="ink" size="large" className="max-sm:w-full" onClick={onAgain}>
          Send Another Message
        </Button>
        <ButtonLink look="outline" size="large" className="max-sm:w-full" href={routes.pricing}>
          See pricing
        </ButtonLink>
      </div>
    </div>
  );
}
