import type { Locator, Page, Route } from '@playwright/test';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { nameEndpoint } from '../support/device';
import { expect } from '../support/test';

/** A form that sends over the network, as somebody sees it who fills it in. */
export interface SendingForm {
  name: string;
  /** Where the page posts to. */
  endpoint: string;
  /** Whether a build names the endpoint, so that the page must be told one. */
  named: boolean;
  path: string;
  /** What holds the form on its page. */
  area: (page: Page) => Locator;
  /** Brings the form up where the page does not show it at once. */
  reach?: (page: Page) => Promise<void>;
  /** Labels, and what is typed under them. */
  answers: readonly (readonly [string, string])[];
  /** What the button reads at rest, and while an answer is awaited. */
  button: readonly [string, string];
  /** What tells of a failure. */
  failure: (page: Page) => Locator;
  /** What is said where no answer came, or one that says nothing. */
  failed: string;
  /** Whether a refusal's own words are shown. */
  tells: boolean;
  /** What a disabled button gives the focus to once the answer is there. */
  focused: 'button' | 'field';
  /** What stands there once it was sent. */
  sent: (page: Page) => Locator;
  /** Whether what was typed outlives a reload. */
  keepsDraft: boolean;
}

const mailList = {
  endpoint: '/v1/iam/mail-list',
  named: false,
  answers: [['E-mail address', 'ana@example.com']],
  keepsDraft: false,
} as const;

const newsletter = {
  ...mailList,
  button: ['Subscribe', 'Subscribing...'],
  failed: 'Something went wrong. Please try again.',
  tells: false,
  focused: 'field',
} as const;

const signUp: SendingForm = {
  ...mailList,
  name: 'sign-up',
  path: routes.home,
  area: (page) => page.getByRole('region', { name: /Start saving 30% on your delivery costs/ }),
  button: ['Sign Up', 'Loading...'],
  failure: (page) => page.locator('#sign-up-error'),
  failed: 'An error occurred. Please try again.',
  tells: true,
  focused: 'button',
  sent: (page) => page.getByRole('dialog', { name: 'Thank you for reach out.' }),
};

const blogArea = (page: Page) => page.getByRole('region', { name: 'One practical letter a month' });
const listLetter: SendingForm = {
  ...newsletter,
  name: 'newsletter of the list',
  path: routes.blog,
  area: blogArea,
  failure: (page) => blogArea(page).getByRole('alert'),
  sent: (page) => blogArea(page).getByText('Successfully subscribed!'),
};

const articleArea = (page: Page) =>
  page.getByRole('complementary', { name: 'Tags and newsletter' });
const articleLetter: SendingForm = {
  ...newsletter,
  name: 'newsletter of an article',
  path: `/blog/${getPosts()[0]?.slug}`,
  area: articleArea,
  failure: (page) => articleArea(page).getByRole('alert'),
  sent: (page) => articleArea(page).getByText('Successfully subscribed!'),
};

const contact: SendingForm = {
  name: 'contact',
  endpoint: '/forms/contact',
  named: true,
  path: routes.contact,
  area: (page) => page.getByRole('main'),
  answers: [
    ['First name', 'Marisol'],
    ['Last name', 'Castellanos'],
    ['Email', 'm.castellanos@example.com'],
    ['Message', 'Forty bikes, eleven vans, two bridges.'],
  ],
  button: ['Send Message', 'Sending...'],
  failure: (page) => page.locator('#contact-failure'),
  failed: 'Something went wrong. Please try again.',
  tells: true,
  focused: 'button',
  sent: (page) => page.getByRole('heading', { level: 1, name: 'Message sent' }),
  keepsDraft: true,
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request Integration' });
const request: SendingForm = {
  name: 'request for an integration',
  endpoint: '/forms/integration',
  named: true,
  path: routes.integrations,
  area: dialog,
  reach: (page) => page.getByRole('button', { name: 'Request Integration' }).last().click(),
  answers: [
    ['Name', 'Marta Kowalczyk'],
    ['Email', 'marta@kiteway.test'],
    ['Message', 'We run Odoo.'],
  ],
  button: ['Send Request', 'Sending...'],
  failure: (page) => page.locator('#request-failure'),
  failed: 'Something went wrong. Please try again.',
  tells: false,
  focused: 'button',
  sent: (page) => dialog(page).getByRole('heading', { name: 'Request sent' }),
  keepsDraft: true,
};

/** Every form of the site that sends over the network. */
export const sendingForms = { signUp, listLetter, articleLetter, contact, request } as const;

/** The field under a label; the label may carry a star. */
export const fieldOf = (page: Page, form: SendingForm, label: string): Locator =>
  form.area(page).getByLabel(label, { exact: false });

/** The button that sends, whatever it reads at the moment. */
export const buttonOf = (page: Page, { area }: SendingForm): Locator =>
  area(page).locator('form button[type="submit"]');

/** Opens the form, alive and filled in; `answer` is what its endpoint does. */
export async function openFilled(
  page: Page,
  form: SendingForm,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  if (form.named) await nameEndpoint(page, form.endpoint);
  await page.route(`**${form.endpoint}`, answer);
  await page.goto(form.path);
  await form.reach?.(page);
  for (const [label, value] of form.answers) await fieldOf(page, form, label).fill(value);
}

/** Nothing that was typed is lost. */
export async function keepsEverything(page: Page, form: SendingForm): Promise<void> {
  for (const [label, value] of form.answers) {
    await expect(fieldOf(page, form, label)).toHaveValue(value);
  }
}

/** The form says what went wrong, has what was typed, and waits to be sent again. */
export async function tellsFailure(page: Page, form: SendingForm, words: string): Promise<void> {
  await expect(form.failure(page)).toHaveText(words);
  await expect(buttonOf(page, form)).toHaveText(form.button[0]);
  await expect(buttonOf(page, form)).toBeEnabled();
  const [[first = ''] = []] = form.answers;
  await expect(
    form.focused === 'button' ? buttonOf(page, form) : fieldOf(page, form, first),
  ).toBeFocused();
  await expect(form.sent(page)).toHaveCount(0);
  await keepsEverything(page, form);
}

/** Something to wait for, and what lets it through. */
export function gate() {
  let open = () => {};
  const opens = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opens, open: () => open() };
}
