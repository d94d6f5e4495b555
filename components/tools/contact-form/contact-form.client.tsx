'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ErrorSummary } from '@/components/ui/field/error-summary.client';
import { FormError } from '@/components/ui/field/form-error';
import type { ContactValues } from '@/lib/forms/contact-form';
import { routes } from '@/lib/routes';
import { useContactForm } from '../form/use-contact-form';
import { ContactFields } from './contact-fields.client';
import { ContactSent } from './contact-sent.client';
import { problemList } from './contact-words';

interface ContactFormProps {
  title: string;
  subjects: readonly string[];
  fleetSizes: readonly string[];
  placeholder: string;
  /** How long an answer takes, to be read after 'in'. */
  emailAnswer: string;
  promise: string;
  /** Where scripts do not run, before the address. */
  unscripted: string;
  /** Before the link to the privacy policy. */
  privacy: string;
  email: string;
  /** Where the message is posted; without one the sending is played (SPEC 4). */
  endpoint: string | null;
}

/** The contact form, and in its place what was sent (SPEC 4, Contact form). */
export function ContactForm(props: ContactFormProps) {
  const [sent, setSent] = useState<ContactValues>();
  const [round, setRound] = useState(0);
  function again() {
    setSent(undefined);
    setRound(round + 1);
  }
  if (sent) return <ContactSent values={sent} emailAnswer={props.emailAnswer} onAgain={again} />;
  return <ContactEditor key={round} {...props} again={round > 0} onSent={setSent} />;
}

interface ContactEditorProps extends ContactFormProps {
  /** A fresh form after a message: its first field takes the focus. */
  again: boolean;
  onSent: (values: ContactValues) => void;
}

/**
 * A form of the method 'dialog' goes nowhere by itself: pressing the button before this script
 * runs loses nothing and puts nothing into the address.
 */
function ContactEditor(props: ContactEditorProps) {
  const { title, promise, unscripted, privacy, email, endpoint, again, onSent, ...fields } = props;
  const form = useRef<HTMLFormElement>(null);
  const { sending, problems, attempt, failure, typed, submit } = useContactForm(
    form,
    endpoint,
    onSent,
  );
  useEffect(() => {
    if (again) document.getElementById('contact-firstName')?.focus();
  }, [again]);
  // A disabled button loses the focus; it comes back to try again.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [failure]);

  return (
    <>
      <h1 className="type-h1">{title}</h1>
      <p className="contact-unscripted">
        {unscripted} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <form
        ref={form}
        method="dialog"
        noValidate
        aria-busy={sending}
        onInput={typed}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary id="contact-problems" problems={problemList(problems)} attempt={attempt} />
        <p className="type-small text-ink-2">
          Fields marked <span className="form-star">*</span> are needed.
        </p>
        <ContactFields {...fields} problems={problems} sending={sending} />
        <p className="contact-privacy type-small text-ink-2">
          {privacy} <a href={routes.privacyPolicy}>privacy policy</a>.
        </p>
        <div className="contact-send">
          <Button type="submit" look="signal" size="large" disabled={sending} loading={sending}>
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
          <p className="type-small text-ink-2">{promise}</p>
        </div>
        <p role="status" className="sr-only">
          {sending && 'Sending...'}
        </p>
        <FormError id="contact-failure" attempt={attempt}>
          {failure}
        </FormError>
      </form>
    </>
  );
}
