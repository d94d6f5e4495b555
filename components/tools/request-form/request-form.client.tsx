'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import { FormField, fieldState } from '@/components/ui/field/form-field.client';
import type { Problem } from '@/lib/forms/form-problems';
import type { RequestField, RequestProblems } from '@/lib/forms/request-form';
import { routes } from '@/lib/routes';
import { useRequestForm } from '../form/use-request-form';
import { RequestMailed, RequestSent } from './request-outcome.client';

export interface RequestFormProps {
  /** Stands in the empty message. */
  placeholder: string;
  /** Before the link to the privacy policy. */
  privacy: string;
  /** Our address, which a prepared mail goes to. */
  email: string;
  endpoint: string | null;
}

const words: Record<RequestField, Partial<Record<Problem, string>>> = {
  name: { empty: 'Enter your name.' },
  email: {
    empty: 'Enter the address that the answer goes to.',
    malformed: 'Check the address: it needs an @ and a domain.',
  },
  message: { empty: 'Name the system you want connected.' },
};

const errorOf = (problems: RequestProblems, field: RequestField): string | undefined => {
  const problem = problems[field];
  return problem && words[field][problem];
};

/** The Request Integration form (SPEC 2): three fields, all needed, errors beside them. */
export function RequestForm({ placeholder, privacy, email, endpoint }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, attempt, stage, sending, type, clear, send } = useRequestForm(
    endpoint,
    email,
  );

  // To the first field when the dialog opened before the form was there.
  useEffect(() => {
    const first = form.current?.querySelector('input');
    if (form.current?.closest('dialog')?.open) first?.focus();
    first?.setAttribute('autofocus', '');
  }, []);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  // A disabled button loses the focus; it comes back to try again.
  useEffect(() => {
    if (stage.is === 'failed') form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [stage]);

  if (stage.is === 'sent') return <RequestSent values={stage.values} onAgain={clear} />;

  const control = (name: RequestField) => ({
    name,
    value: values[name],
    required: true,
    readOnly: sending,
    className: 'text-input',
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    ...fieldState(`request-${name}`, errorOf(problems, name)),
  });
  return (
    <form
      ref={form}
      noValidate
      aria-busy={sending}
      className="request-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="form-fields">
        <FormField id="request-name" label="Name" error={errorOf(problems, 'name')}>
          <input {...control('name')} type="text" autoComplete="name" />
        </FormField>
        <FormField id="request-email" label="Email" error={errorOf(problems, 'email')}>
          <input {...control('email')} type="email" inputMode="email" autoComplete="email" />
        </FormField>
        <FormField id="request-message" label="Message" error={errorOf(problems, 'message')}>
          <textarea {...control('message')} rows={4} autoComplete="off" placeholder={placeholder} />
        </FormField>
      </div>
      <Button type="submit" look="signal" size="large" disabled={sending} loading={sending}>
        {sending ? 'Sending...' : 'Send Request'}
      </Button>
      <FormError id="request-failure" attempt={attempt}>
        {stage.is === 'failed' ? 'Something went wrong. Please try again.' : null}
      </FormError>
      <div role="status">
        {sending && <span className="sr-only">Sending...</span>}
        {stage.is === 'mailed' && (
          <RequestMailed key={attempt} {...stage} email={email} onClear={clear} />
        )}
      </div>
      <p className="type-small text-ink-2">
        {!endpoint && `All three fields are needed. Sending opens a mail to ${email}. `}
        {endpoint && 'All three fields are needed. '}
        {privacy} <a href={routes.privacyPolicy}>privacy policy</a>.
      </p>
    </form>
  );
}
