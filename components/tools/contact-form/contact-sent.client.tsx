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
      <div aria-hidden="true" className="contact-sent-line">
        <Icon name="check" className="contact-sent-check" />
      </div>
      <h1 ref={title} tabIndex={-1} className="type-h1 contact-sent-title">
        Message sent
      </h1>
      <p className="type-lead text-ink-2 contact-sent-lead">
        Thank you, {values.firstName}. Expect an answer at {values.email} in {emailAnswer}.
      </p>
      <dl className="contact-sent-list">
        {rows.map(([label, value]) => (
          <div key={label} className="contact-sent-row">
            <dt className="text-ink-2">{label}</dt>
            <dd className="contact-sent-value">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="contact-actions contact-sent-actions">
        <Button look="ink" size="large" className="contact-action" onClick={onAgain}>
          Send Another Message
        </Button>
        <ButtonLink look="outline" size="large" className="contact-action" href={routes.pricing}>
          See pricing
        </ButtonLink>
      </div>
    </div>
  );
}
