'use client';

import { type ReactElement, useEffect } from 'react';
import { DraftNote, formDraft } from '@/components/tools/form/form-draft';
import { failureWords } from '@/components/tools/form/use-form';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import { FormField } from '@/components/ui/field/form-field.client';
import type { Delivery } from '@/lib/forms/deliver';
import type { Endpoint } from '@/lib/forms/endpoint';
import {
  type PreparedMail,
  type RequestField,
  type RequestValues,
  requestMail,
  requestRules,
} from '@/lib/forms/request-form';
import { namesOf } from '@/lib/forms/rules';
import { routes } from '@/lib/routes';
import { deliver, formProps } from '../form/posted-form';
import { useForm } from '../form/use-form';
import { RequestMailed, RequestSent } from './request-outcome.client';
import '@/components/ui/field/form';

export interface RequestFormProps {
  placeholder: string;
  privacy: string;
  email: string;
  /** Where requests are posted; without one a prepared mail is opened. */
  endpoint: Endpoint | null;
  /** What the endpoint needs besides the fields. */
  children?: ReactElement;
}

const words = {
  name: { empty: 'Enter your name.' },
  email: {
    empty: 'Enter the address that the answer goes to.',
    malformed: 'Check the address: it needs an @ and a domain.',
  },
  message: { empty: 'Name the system you want connected.' },
};

const draft = formDraft('integration-request', namesOf(requestRules));

type Outcome = Delivery | ({ readonly status: 'mailed' } & PreparedMail);

/** What the server says is shown beside fields alone. */
const unsaid = (outcome: Outcome): Outcome =>
  outcome.status === 'refused' ? { status: 'failed' } : outcome;

/** Opens a prepared mail; whether that is sent, nobody can tell. */
async function write(to: string, values: RequestValues): Promise<Outcome> {
  const mail = requestMail(to, values);
  // Hands it to the mail program; the page stays as it is.
  Object.assign(document.createElement('a'), { href: mail.href }).click();
  return { status: 'mailed', ...mail };
}

/** The Request Integration form. */
export function RequestForm(props: RequestFormProps) {
  const { placeholder, privacy, email, endpoint, children } = props;
  const { form, sending, values, outcome, attempt, field, typed, submit, clear, ...rest } = useForm(
    {
      id: 'request',
      rules: requestRules,
      words,
      draft,
      send: (...sent) =>
        endpoint ? deliver(endpoint, ...sent).then(unsaid) : write(email, sent[0]),
      focusAfter: endpoint ? '[type="submit"]' : undefined,
    },
  );

  // As the dialog opens. React itself leaves the attribute out.
  useEffect(() => form.current?.querySelector('input')?.setAttribute('autofocus', ''), [form]);

  if (outcome?.status === 'sent' && values) return <RequestSent values={values} onAgain={clear} />;

  const control = (name: RequestField) => ({
    ...rest.control(name),
    required: true,
    readOnly: sending,
  });
  return (
    <form
      ref={form}
      {...formProps(endpoint)}
      className="scripted mt-5 grid gap-5"
      aria-busy={sending}
      onInput={typed}
      onSubmit={submit}
    >
      {children}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField {...field('name')} label="Name">
          <input {...control('name')} type="text" autoComplete="name" />
        </FormField>
        <FormField {...field('email')} label="Email">
          <input {...control('email')} type="email" inputMode="email" autoComplete="email" />
        </FormField>
        <FormField {...field('message')} label="Message" className="col-span-full">
          <textarea {...control('message')} rows={4} autoComplete="off" placeholder={placeholder} />
        </FormField>
      </div>
      <div>
        <Button
          type="submit"
          variant="signal"
          size="large"
          disabled={sending}
          loading={sending}
          className="w-full"
        >
          {sending ? 'Sending...' : 'Send Request'}
        </Button>
        <FormError id="request-failure" attempt={attempt}>
          {failureWords(outcome)}
        </FormError>
        <div role="status">
          {sending && <span className="sr-only">Sending...</span>}
          {rest.restored && <DraftNote onClear={clear} />}
          {outcome?.status === 'mailed' && (
            <RequestMailed key={attempt} {...outcome} email={email} onClear={clear} />
          )}
        </div>
      </div>
      <p className="type-small text-ink-2">
        <span>
          {`All three fields are required. ${endpoint ? '' : `Sending opens a mail to ${email}. `}${privacy}`}
        </span>{' '}
        <a href={routes.privacyPolicy} className="underline underline-offset-4">
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}
