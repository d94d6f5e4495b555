import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequestForm } from '@/components/tools/request-form/request-form.client';
import { integrationsPage } from '@/content/pages/integrations';
import { stubFetch } from '@/tests/support/network';
import { button, field, fill, link, status } from '@/tests/support/screen';

const network = stubFetch();
const email = 'hello@company.test';
const { dialog } = integrationsPage.request;
const draft = () => localStorage.getItem('draft-integration-request');

const answers = [
  ['Name', 'Marta Kowalczyk'],
  ['Email', 'marta@kiteway.test'],
  ['Message', 'We run Odoo.\nLabels are ZPL.'],
] as const;

/** Addresses that the page has opened by itself. */
const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
});

const send = () => button(/^Send(ing\.\.\.| Request)$/);

it('where no endpoint is named a prepared mail is opened, and the form says so and keeps its text until told', async () => {
  render(<RequestForm {...dialog} email={email} endpoint={null} />);
  const user = userEvent.setup();
  for (const [name, value] of answers) fill(field(name), value);
  await user.click(send());
  expect(network).not.toHaveBeenCalled();
  expect(opened).toHaveLength(1);
  const { protocol, pathname, searchParams } = new URL(opened[0] ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', email]);
  expect(searchParams.get('subject')).toContain('Marta Kowalczyk');
  expect(searchParams.get('body')).toContain('We run Odoo.\r\nLabels are ZPL.');
  expect(status()).toHaveTextContent(`a message to ${email} ready`);
  expect(link('Open it again')).toHaveAttribute('href', opened[0]);
  for (const [name, value] of answers) expect(field(name)).toHaveValue(value);
  expect(draft()).toContain('We run Odoo.');
  await user.click(button(/clear the form/));
  for (const [name] of answers) expect(field(name)).toHaveValue('');
  expect(draft()).toBeNull();
});
