import { render } from '@testing-library/react';
import { expect } from 'vitest';
import { ContactForm } from '@/components/tools/contact-form/contact-form.client';
import { RequestForm } from '@/components/tools/request-form/request-form.client';
import { contactPage } from '@/content/contact';
import { integrationsPage } from '@/content/pages/integrations';
import { field, fill } from '@/tests/support/screen';

/** Where both post to. */
export const endpoint = 'https://forms.test/inbox';
/** What is said of any failure. */
export const failed = 'Something went wrong. Please try again.';
/** What a server might answer to do harm. */
export const markup = '<img src=x onerror=alert(1)>';
const { dialog } = integrationsPage.request;

/** The forms that post to an endpoint and hold a draft. */
export const forms = [
  {
    name: 'contact',
    element: (
      <ContactForm {...contactPage.form} {...contactPage} email="x@y.test" endpoint={endpoint} />
    ),
    answers: [
      ['First name', 'firstName', 'Marisol'],
      ['Last name', 'lastName', 'Castellanos'],
      ['Email', 'email', 'm.castellanos@example.com'],
      ['Message', 'message', 'Forty bikes'],
    ],
    others: { phone: '', company: '', fleetSize: '', subject: contactPage.form.subjects[0] },
    draft: 'draft-contact',
    sent: 'Message sent',
    refusal: `Error: ${markup}`,
  },
  {
    name: 'request',
    element: <RequestForm {...dialog} email="x@y.test" endpoint={endpoint} />,
    answers: [
      ['Name', 'name', 'Marta Kowalczyk'],
      ['Email', 'email', 'marta@kiteway.test'],
      ['Message', 'message', 'We run Odoo.\nLabels are ZPL.'],
    ],
    others: {},
    draft: 'draft-integration-request',
    sent: 'Request sent',
    // What a server says is not repeated here.
    refusal: failed,
  },
] as const;

type Form = Pick<(typeof forms)[number], 'element' | 'answers'>;

/** A field by the beginning of its name. */
export const box = (label: string) => field(new RegExp(`^${label}`));

/** A filled form. */
export function startFilled({ element, answers }: Form) {
  const view = render(element);
  for (const [label, , value] of answers) fill(box(label), value);
  return view;
}

/** Expects every answer in its field. */
export function expectAll({ answers }: Pick<Form, 'answers'>) {
  for (const [label, , value] of answers) expect(box(label)).toHaveValue(value);
}
