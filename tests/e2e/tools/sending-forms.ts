import type { Page, Route } from '@playwright/test';
import { signUpSection } from '@/content/home/sign-up';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { nameEndpoint } from '../support/device';
import { expect } from '../support/test';

interface SendingForm {
  readonly path: string;
  /** Where the page posts to. */
  readonly endpoint: string;
  /** What holds the form on its page, as a selector. */
  readonly area: string;
  /** The button that brings the form up where the page does not show it at once, as a selector. */
  readonly opener?: string;
  /** What is typed, by the labels of the fields. */
  readonly answers: Readonly<Record<string, string>>;
  /** What stands there once it was sent, as a selector. */
  readonly sent: string;
}

const mailList = {
  endpoint: '/v1/iam/mail-list',
  answers: { 'E-mail address': 'ana@example.com' },
} as const;

/** Forms of the site that send over the network. */
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
    opener: 'role=button[name="Request Integration"]',
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
    /** The button that sends, whatever it reads at the moment. */
    button: area.locator('form button[type="submit"]'),
    sent: page.locator(form.sent),

    /** Nothing that was typed is lost. */
    async keepsEverything() {
      for (const [label, value] of Object.entries(form.answers)) {
        await expect(field(label)).toHaveValue(value);
      }
    },

    /** Opens the form, alive and filled in; `answer` is what its endpoint does. */
    async openFilled(answer: (route: Route) => Promise<void>) {
      // The others post to an endpoint that a build may name.
      if (form.endpoint !== mailList.endpoint) await nameEndpoint(page, form.endpoint);
      await page.route(`**${form.endpoint}`, answer);
      await page.goto(form.path);
      if (form.opener) await page.locator(form.opener).last().click();
      await fill();
    },
  };
}
