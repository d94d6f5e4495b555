import { buttonOf, fieldOf, openFilled, sendingForms } from './sending-forms';
import { expect, test } from './support';

// Failures are drilled elsewhere, for all forms alike.
test('a message is posted as JSON', async ({ page }) => {
  const { contact } = sendingForms;
  let posted: unknown;
  await openFilled(page, contact, async (route) => {
    posted = route.request().postDataJSON();
    expect(route.request().method()).toBe('POST');
    expect(route.request().headers()['content-type']).toBe('application/json');
    await route.fulfill({ status: 204 });
  });
  await buttonOf(page, contact).click();
  await expect(contact.sent(page)).toBeFocused();
  expect(posted).toEqual({
    firstName: 'Marisol',
    lastName: 'Castellanos',
    email: 'm.castellanos@example.com',
    phone: '',
    company: '',
    fleetSize: '',
    subject: 'General Inquiry',
    message: 'Forty bikes, eleven vans, two bridges.',
  });
});

test('a request is posted as JSON by keyboard, and says what was sent and where the answer goes', async ({
  page,
}) => {
  const { request } = sendingForms;
  let posted: unknown;
  await openFilled(page, request, async (route) => {
    posted = route.request().postDataJSON();
    await route.fulfill({ status: 204 });
  });
  await fieldOf(page, request, 'Name').press('Enter');
  await expect(request.sent(page)).toBeFocused();
  await expect(request.area(page)).toContainText('marta@kiteway.test');
  await expect(request.area(page)).toContainText('We run Odoo.');
  expect(posted).toEqual({
    name: 'Marta Kowalczyk',
    email: 'marta@kiteway.test',
    message: 'We run Odoo.',
  });
});
