import type { SupportHours } from './schemas/contact';

/**
 * E-mail and phone are for every plan that counts users, the trial included; of the contracts that
 * count vehicles, Starter has e-mail only. '24/7 support' means the inbox.
 */
export const supportHours = {
  phone: 'Mon-Fri 9AM-6PM EST',
  /** For structured data, in Eastern Standard Time. */
  opening: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00:00-05:00',
    closes: '18:00:00-05:00',
  },
  phoneOfEnterprise: '24/7',
  /** Read after 'in'. */
  emailAnswer: 'about four hours',
  email: '24/7',
  emailAlone: 'Starter contracts per vehicle',
} as const satisfies SupportHours;
