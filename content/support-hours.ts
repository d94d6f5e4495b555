import type { SupportHours } from './schemas/contact';

/**
 * Who answers when. E-mail and phone are for every plan that counts users, the trial included; of the
 * contracts that count vehicles, Starter has e-mail alone. What the site calls 24/7 support is the inbox.
 * Pages that promise support take their words from here.
 */
export const supportHours = {
  phone: 'Mon-Fri 9AM-6PM EST',
  /** The same for machines, in Eastern Standard Time. */
  opening: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00:00-05:00',
    closes: '18:00:00-05:00',
  },
  /** The phone of the largest plan. */
  phoneOfEnterprise: '24/7',
  /** To be read after 'in'. */
  emailAnswer: 'about four hours',
  email: '24/7',
  /** Whom the phone does not serve. */
  emailAlone: 'Starter per-vehicle contracts',
} as const satisfies SupportHours;
