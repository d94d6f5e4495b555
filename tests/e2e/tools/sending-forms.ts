import type { Page, Route } from '@playwright/test';
import { signUpSection } from '@/content/home/sign-up';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { nameEndpoint } from '../support/device';
import { expect } from '../support/test';

/** A form that sends over the network, as somebody sees it who fills it in; places are selectors. */
interface SendingForm {
  /** Where the page posts to. */
  endpoint: string;
  /** Whether a build names the endpoint, so that the page must be told one; such a form keeps a draft. */
  named: boolean;
  path: string;
  /** What holds the form on its page. */
  area: string;
  /** The button that brings the form up where the page does not show it at once. */
  opener?: string;
  /** Labels, and what is typed under them. */
  answers: readonly [readonly [string, string], ...(readonly [string, string])[]];
  /** What the button reads at rest. */
  button: string;
  /** What tells of a failure, in the area. */
  failure: string;
  /** What is said where no answer came, or one that says nothing. */
  failed: string;
  /** Whether a refusal's own words are shown. */
  tells: boolean;
  /** What a disabled button gives the focus to once the answer is there. */
  focused: 'button' | 'field';
  /** What stands there once it was sent. */
  sent: string;
}

const mailList = {
  endpoint: '/v1/iam/mail-list',
  named: false,
  answers: [['E-mail address', 'ana@example.com']],
} as const;

const newsletter = {
  ...mailList,
  button: 'Subscribe',
  failure: 'role=alert',
  failed: 'Something went wrong. Please try again.',
  tells: false,
  focused: 'field',
  sent: 'text=Successfully subscribed!',
} as const;

const endpoint = {
  named: true,
  failed: 'Something went wrong. Please try again.',
  focused: 'button',
} as const;

/** Every form of the site that sends over the network. */
export const sendingForms = {
  signUp: {
    ...mailList,
    path: routes.home,
    area: `role=region[name=${JSON.stringify(signUpSection.title)}]`,
    button: 'Sign Up',
    failure: '#sign-up-error',
    failed: 'An error occurred. Please try again.',
    tells: true,
    focused: 'button',
    sent: 'role=dialog[name="Thank you for reach out."]',
  },
  listLetter: {
    ...newsletter,
    path: routes.blog,
    area: 'role=region[name="Newsletter: one practical letter a month"]',
  },
  articleLetter: {
    ...newsletter,
    path: `/blog/${getPosts()[0]?.slug}`,
    area: 'role=complementary[name="Tags and newsletter"]',
  },
  contact: {
    ...endpoint,
    endpoint: '/forms/contact',
    path: routes.contact,
    area: 'role=main',
    answers: [
      ['First name', 'Marisol'],
      ['Last name', 'Castellanos'],
      ['Email', 'm.castellanos@example.com'],
      ['Message', 'Forty bikes, eleven vans, two bridges.'],
    ],
    button: 'Send Message',
    failure: '#contact-failure',
    tells: true,
    sent: 'role=heading[level=1][name="Message sent"]',
  },
  request: {
    ...endpoint,
    endpoint: '/forms/integration',
    path: routes.integrations,
    area: 'role=dialog[name="Request Integration"]',
    opener: 'role=button[name="Request Integration"]',
    answers: [
      ['Name', 'Marta Kowalczyk'],
      ['Email', 'marta@kiteway.test'],
      ['Message', 'We run Odoo.'],
    ],
    button: 'Send Request',
    failure: '#request-failure',
    tells: false,
    sent: 'role=heading[name="Request sent"]',
  },
} as const satisfies Record<string, SendingForm>;

/** A form on its page: its parts, and what one does with it. */
export function formOn(page: Page, name: keyof typeof sendingForms) {
  const form: SendingForm = sendingForms[name];
  const area = page.locator(form.area);
  /** The field under a label; the label may carry a star. */
  const field = (label: string) => area.getByLabel(label, { exact: false });
  /** The button that sends, whatever it reads at the moment. */
  const button = area.locator('form button[type="submit"]');
  const failure = area.locator(form.failure);
  const sent = page.locator(form.sent);

  const reach = async () => {
    if (form.opener) await page.locator(form.opener).last().click();
  };
  const fill = async () => {
    for (const [label, value] of form.answers) await field(label).fill(value);
  };
  /** Nothing that was typed is lost. */
  const keepsEverything = async () => {
    for (const [label, value] of form.answers) await expect(field(label)).toHaveValue(value);
  };
  return {
    ...form,
    ...{ area, field, button, failure, sent, reach, fill, keepsEverything },

    /** Opens the form, alive and filled in; `answer` is what its endpoint does. */
    async openFilled(answer: (route: Route) => Promise<void>) {
      if (form.named) await nameEndpoint(page, form.endpoint);
      await page.route(`**${form.endpoint}`, answer);
      await page.goto(form.path);
      await reach();
      await fill();
    },

    /** The form says what went wrong, has what was typed, and waits to be sent again. */
    async tellsFailure(words = form.failed) {
      await expect(failure).toHaveText(words);
      await expect(button).toHaveText(form.button);
      await expect(button).toBeEnabled();
      const [[first]] = form.answers;
      await expect(form.focused === 'button' ? button : field(first)).toBeFocused();
      await expect(sent).toHaveCount(0);
      await keepsEverything();
    },
  };
}
