import { type Problems, problemsOf } from './form-problems';

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

export type ContactProblems = Problems<ContactField>;

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
export const checkContact = (values: ContactValues): ContactProblems =>
  problemsOf(values, required);
