import type { ContactField, ContactProblems } from '@/lib/forms/contact-form';
import type { Problem } from '@/lib/forms/form-problems';
import type { SendResult } from '@/lib/forms/send-form';

const words: Partial<Record<ContactField, Partial<Record<Problem, string>>>> = {
  firstName: { empty: 'Enter your first name.' },
  lastName: { empty: 'Enter your last name.' },
  email: {
    empty: 'Enter your e-mail address.',
    malformed: 'Check the e-mail address. It needs an @ and a domain.',
  },
  message: { empty: 'Write a short message.' },
};

/** What to do about a field; undefined where nothing is wrong with it. */
export const contactError = (
  field: ContactField,
  problem: Problem | undefined,
): string | undefined => problem && words[field]?.[problem];

/** The fields that need a look, in words, for the summary. */
export const problemList = (problems: ContactProblems) =>
  (Object.entries(problems) as [ContactField, Problem][]).map(([name, problem]) => ({
    field: `contact-${name}`,
    words: contactError(name, problem) ?? '',
  }));

/** What is said when a message was not sent; null when it was. */
export function failureWords(result: SendResult): string | null {
  if (result.status === 'sent') return null;
  if (result.status === 'refused') return `Error: ${result.message}`;
  return 'Something went wrong. Please try again.';
}
