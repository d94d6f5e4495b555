import type { FormRules, FormValues } from './rules';

export const contactRules = {
  firstName: 'required',
  lastName: 'required',
  email: 'email',
  phone: 'optional',
  company: 'optional',
  fleetSize: 'optional',
  subject: 'optional',
  message: 'required',
} as const satisfies FormRules<string>;

export type ContactField = keyof typeof contactRules;

export type ContactValues = FormValues<ContactField>;
