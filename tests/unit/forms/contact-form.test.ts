import { describe, expect, it } from 'vitest';
import { type ContactValues, checkContact, readContact } from '@/lib/forms/contact-form';

const filled: ContactValues = {
  firstName: 'Ana',
  lastName: 'Okafor',
  email: 'ana@example.com',
  phone: '',
  company: '',
  fleetSize: '',
  subject: 'General Inquiry',
  message: 'Two vans',
};

describe('what the form holds', () => {
  it('is read field by field, without the spaces around it', () => {
    const form = new FormData();
    form.set('firstName', '  Ana ');
    form.set('message', '\n Two vans,\r\n  one bike\r\n');
    form.set('role', 'admin');
    expect(readContact(form)).toEqual({
      firstName: 'Ana',
      lastName: '',
      email: '',
      phone: '',
      company: '',
      fleetSize: '',
      subject: '',
      message: 'Two vans,\n  one bike',
    });
  });

  it('leaves a file out', () => {
    const form = new FormData();
    form.set('firstName', new File(['x'], 'x.txt'));
    expect(readContact(form).firstName).toBe('');
  });
});

describe('what the form asks for', () => {
  it('is nothing more once the four are there', () => expect(checkContact(filled)).toEqual({}));

  it('is both names, e-mail and message, in the order of the form', () => {
    const problems = checkContact({
      ...filled,
      firstName: '',
      lastName: '',
      email: '',
      message: '',
    });
    expect(Object.entries(problems)).toEqual([
      ['firstName', 'empty'],
      ['lastName', 'empty'],
      ['email', 'empty'],
      ['message', 'empty'],
    ]);
  });

  it.each(['ana', 'ana@', 'ana@example', '@example.com', 'a b@example.com'])(
    'is an address with a domain, not %j',
    (email) => expect(checkContact({ ...filled, email })).toEqual({ email: 'malformed' }),
  );

  it('is nothing of what is optional', () => {
    expect(checkContact({ ...filled, phone: 'call me', company: '—', fleetSize: '500+' })).toEqual(
      {},
    );
  });
});
