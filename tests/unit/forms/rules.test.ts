// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contactRules } from '@/lib/forms/contact-form';
import { requestRules } from '@/lib/forms/request-form';
import { checkForm, type FormRules, readForm, remaining } from '@/lib/forms/rules';

const contact = {
  firstName: 'Ana',
  lastName: 'Okafor',
  email: 'ana@example.com',
  phone: '',
  company: '',
  fleetSize: '',
  subject: 'General Inquiry',
  message: 'Two vans',
};
const request = { name: 'Marta', email: 'marta@kiteway.test', message: 'We run Odoo.' };

describe('what a form holds', () => {
  it('is read field by field, without the spaces around it and other fields', () => {
    const form = new FormData();
    form.set('name', '  Ana ');
    form.set('message', '\r\n Two vans,\r\n  one bike\r ');
    form.set('role', 'admin');
    expect(readForm(form, requestRules)).toEqual({
      name: 'Ana',
      email: '',
      message: 'Two vans,\n  one bike',
    });
  });

  it('leaves a file out', () => {
    const form = new FormData();
    form.set('name', new File(['x'], 'x.txt'));
    expect(readForm(form, requestRules).name).toBe('');
  });
});

describe('what a form asks for', () => {
  it('is nothing more in a message, with what is optional or without, and in a request', () => {
    const optional = { phone: 'call me', company: '—' };
    expect(checkForm(contact, contactRules)).toEqual({});
    expect(checkForm({ ...contact, ...optional }, contactRules)).toEqual({});
    expect(checkForm(request, requestRules)).toEqual({});
  });

  it.each([
    ['contact', contactRules, ['firstName', 'lastName', 'email', 'message']],
    ['request', requestRules, ['name', 'email', 'message']],
  ])('is named where it is missing, in the order of the form: %s', (_, fields, missing) => {
    const rules: FormRules<string> = fields;
    const problems = checkForm(readForm(new FormData(), rules), rules);
    expect(Object.entries(problems)).toEqual(missing.map((name) => [name, 'empty']));
  });

  it('is an address that can be one', () => {
    const email = 'ana@example';
    expect(checkForm({ ...contact, email }, contactRules)).toEqual({ email: 'malformed' });
    expect(checkForm({ ...request, email }, requestRules)).toEqual({ email: 'malformed' });
  });
});

it('points out nothing new while a problem is mended', () => {
  const shown = { email: 'empty', name: 'empty' } as const;
  expect(remaining(shown, { email: 'malformed', message: 'empty' })).toEqual({
    email: 'malformed',
  });
});
