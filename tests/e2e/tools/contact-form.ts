import type { Page } from '@playwright/test';

const answers = {
  'First name': 'Marisol',
  'Last name': 'Castellanos',
  Email: 'm.castellanos@example.com',
  Message: 'Forty bikes, eleven vans, two bridges.',
};

/** The contact form on its page. */
export function contactForm(page: Page) {
  const main = page.getByRole('main');
  return {
    button: main.locator('form button[type="submit"]'),
    sent: page.getByRole('heading', { level: 1, name: 'Message sent' }),
    async fill() {
      for (const [label, value] of Object.entries(answers))
        await main.getByLabel(label).fill(value);
    },
  };
}
