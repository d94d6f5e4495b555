import type { Page, Route } from '@playwright/test';
import { signUpSection } from '@/content/home/sign-up';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { nameEndpoint } from '../support/device';
import { expect } from '../support/test';

interface SendingForm {
  readonly path: string;
  readonly endpoint: string;
  readonly area: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly sent: string;
}

const mailList = {
  endpoint: '/v1/iam/mail-list',
  answers: { 'E-mail address': 'ana@example.com' },
} as const;

const sendingForms = {
  signUp: {
    ...mailList,
    path: routes.home,
    area: `role=region[name=${JSON.stringify(signUpSection.title)}]`,
    sent: 'role=dialog[name="Thank you for reach out."]',
  },
  articleLetter: {
    ...mailList,
    path: `/blog/${getPosts()[0]?.slug}`,
    area: 'role=complementary[name="Tags and newsletter"]',
    sent: 'text=Successfully subscribed!',
  },
  contact: {
    endpoint: '/forms/contact',
    path: routes.contact,
    area: 'role=main',
    answers: {
      'First name': 'Marisol',
      'Last name': 'Castellanos',
      Email: 'm.castellanos@example.com',
      Message: 'Forty bikes, eleven vans, two bridges.',
    },
    sent: 'role=heading[level=1][name="Message sent"]',
  },
  request: {
    endpoint: '/forms/integration',
    path: routes.integrations,
    area: 'role=dialog[name="Request Integration"]',
    answers: {
      Name: 'Marta Kowalczyk',
      Email: 'marta@kiteway.test',
      Message: 'We run Odoo.',
    },
    sent: 'role=heading[name="Request sent"]',
  },
} as const satisfies Record<string, SendingForm>;

/** A form on its page: its parts, and what one does with it. */
export function formOn(page: Page, name: keyof typeof sendingForms) {
  const form: SendingForm = sendingForms[name];
  const area = page.locator(form.area);
  /** The field under a label; the label may carry a star. */
  const field = (label: string) => area.getByLabel(label, { exact: false });
  const fill = async () => {
    for (const [label, value] of Object.entries(form.answers)) await field(label).fill(value);
  };
  return {
    ...form,
    ...{ area, field, fill },
    button: area.locator('form button[type="submit"]'),
    sent: page.locator(form.sent),

    async keepsEverything() {
      for (const [label, value] of Object.entries(form.answers)) {
        await expect(field(label)).toHaveValue(value);
      }
    },

    /** Has its endpoint do this. Call it before `goto`. */
    async answerWith(answer: (route: Route) => Promise<void>) {
      if (form.endpoint !== mailList.endpoint) await nameEndpoint(page, form.endpoint);
      await page.route(`**${form.endpoint}`, answer);
    },
  };
}
