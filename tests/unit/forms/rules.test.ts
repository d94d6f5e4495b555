import { expect, it } from 'vitest';
import { contactRules } from '@/lib/forms/contact-form';
import { requestRules } from '@/lib/forms/request-form';
import { checkForm, type FormRules, readForm, remaining } from '@/lib/forms/rules';

const request = { name: 'Marta', email: 'marta@kiteway.test', message: 'We run Odoo.' };

it('a form is read field by field, without the spaces around it, other fields and files', () => {
  const form = new FormData();
  form.set('name', new File(['x'], 'x.txt'));
  form.set('message', '\r\n Two vans,\r\n  one bike\r ');
  form.set('role', 'admin');
  expect(readForm(form, requestRules)).toEqual({
    name: '',
    email: '',
    message: 'Two vans,\n  one bike',
  });
});

it.each([
  ['contact', contactRules, ['firstName', 'lastName', 'email', 'message']],
  ['request', requestRules, ['name', 'email', 'message']],
])('what is missing is named in the order of the form: %s', (_, fields, missing) => {
  const rules: FormRules<string> = fields;
  const problems = checkForm(readForm(new FormData(), rules), rules);
  expect(Object.entries(problems)).toEqual(missing.map((name) => [name, 'empty']));
});

it('a form asks for nothing more, and for an address that can be one', () => {
  expect(checkForm(request, requestRules)).toEqual({});
  expect(checkForm({ ...request, email: 'a@b' }, requestRules)).toEqual({ email: 'malformed' });
});

it('a form points out nothing new while a problem is mended', () => {
  const shown = { email: 'empty', name: 'empty' } as const;
  expect(remaining(shown, { email: 'malformed', message: 'empty' })).toEqual({
    email: 'malformed',
  });
});
