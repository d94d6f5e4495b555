'use client';

import type { ReactElement } from 'react';
import { DraftNote, formDraft } from '@/components/tools/form/form-draft';
import { failureWords } from '@/components/tools/form/use-form';
import { Button } from '@/components/ui/button/button';
import { ErrorSummary } from '@/components/ui/field/error-summary.client';
import { FormError } from '@/components/ui/field/form-error';
import { MailLink, TextLink } from '@/components/ui/link/link';
import type { ContactPage } from '@/content/schemas/contact';
import { contactRules } from '@/lib/forms/contact-form';
import type { Endpoint } from '@/lib/forms/endpoint';
import { namesOf } from '@/lib/forms/rules';
import { routes } from '@/lib/routes';
import { deliver, formProps } from '../form/posted-form';
import { useForm } from '../form/use-form';
import { ContactFields } from './contact-fields.client';
import { ContactSent } from './contact-sent.client';

type ContactFormProps = ContactPage['form'] &
  Pick<ContactPage, 'unscripted' | 'privacy' | 'cardsTitle'> & {
    email: string;
    endpoint: Endpoint | null;
    /** What the endpoint needs besides the fields. */
    children?: ReactElement;
  };

const words = {
  firstName: { empty: 'Enter your first name.' },
  lastName: { empty: 'Enter your last name.' },
  email: {
    empty: 'Enter your e-mail address.',
    malformed: 'Check the e-mail address. It needs an @ and a domain.',
  },
  message: { empty: 'Write a short message.' },
};

const draft = formDraft('contact', namesOf(contactRules));

/** How long sending is simulated where no endpoint is named. */
const simulatedMs = 1500;

async function simulate() {
  await new Promise((resolve) => setTimeout(resolve, simulatedMs));
  return { status: 'sent' } as const;
}

/** The contact form, then what was sent. */
export function ContactForm(props: ContactFormProps) {
  const { title, promise, unscripted, privacy, cardsTitle, email, endpoint, ...more } = props;
  const { emailAnswer, children, ...fields } = more;
  const { form, sending, values, outcome, attempt, field, restored, clear, ...rest } = useForm({
    id: 'contact',
    rules: contactRules,
    words,
    draft,
    send: (...sent) => (endpoint ? deliver(endpoint, ...sent) : simulate()),
    focusAfter: '[type="submit"]',
  });
  if (outcome?.status === 'sent' && values) {
    return <ContactSent values={values} emailAnswer={emailAnswer} onAgain={clear} />;
  }
  const attributes = formProps(endpoint);
  return (
    <>
      <h1 className="mt-7 type-h1">{title}</h1>
      {!attributes.action && (
        <p className="mt-6 hidden type-lead noscript:block">
          <span>{unscripted}</span>{' '}
          <MailLink address={email} className="underline underline-offset-4" />.
        </p>
      )}
      <p className="mt-4 max-w-120 type-lead text-ink-2">{promise}</p>
      <p className="mt-4 lg:hidden">
        <TextLink href="#contact-cards" arrow="down">
          {cardsTitle}
        </TextLink>
      </p>
      <form
        ref={form}
        {...attributes}
        className="scripted mt-7 grid gap-5"
        aria-busy={sending}
        onInput={rest.typed}
        onSubmit={rest.submit}
      >
        {children}
        <ErrorSummary id="contact-problems" fields={namesOf(contactRules).map(field)} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="type-small text-ink-2">
            Fields marked <span className="text-error">*</span> are required.
          </p>
          <div role="status">
            {sending && <span className="sr-only">Sending...</span>}
            {restored && <DraftNote onClear={clear} />}
          </div>
        </div>
        <ContactFields {...fields} control={rest.control} field={field} sending={sending} />
        <p className="type-small text-ink-2">
          <span>{privacy}</span>{' '}
          <a href={routes.privacyPolicy} className="underline underline-offset-4">
            privacy policy
          </a>
          .
        </p>
        <div>
          <Button
            type="submit"
            variant="signal"
            size="large"
            className="max-sm:w-full"
            disabled={sending}
            loading={sending}
          >
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
        <FormError id="contact-failure" attempt={attempt}>
          {failureWords(outcome)}
        </FormError>
      </form>
    </>
  );
}
