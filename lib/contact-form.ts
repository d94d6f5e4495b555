import { isEmailAddress } from './email';

/** The fields of the contact form (SPEC 3), in the order in which they stand. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'fleetSize',
  'subject',
  'message',
] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactValues = Readonly<Record<ContactField, string>>;

/** Empty where something is required, or an e-mail address that cannot be one. */
export type ContactProblem = 'empty' | 'malformed';

export type ContactProblems = Partial<Readonly<Record<ContactField, ContactProblem>>>;

const required: readonly ContactField[] = ['firstName', 'lastName', 'email', 'message'];

/** What the fields hold, without the spaces around it and with plain line breaks. */
export function readContact(form: FormData): ContactValues {
  const read = (name: ContactField): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : '';
  };
  return Object.fromEntries(contactFields.map((name) => [name, read(name)])) as ContactValues;
}

/** What keeps a message from being sent (SPEC 5), in the order of the fields. */
export function checkContact(values: ContactValues): ContactProblems {
  const found = required.flatMap((name): [ContactField, ContactProblem][] => {
    if (values[name] === '') return [[name, 'empty']];
    const malformed = name === 'email' && !isEmailAddress(values.email);
    return malformed ? [[name, 'malformed']] : [];
  });
  return Object.fromEntries(found);
}
