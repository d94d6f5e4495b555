import type { SupportHours } from './schemas/contact';

/** When somebody answers. */
export const supportHours = {
  phone: 'Mon-Fri 9AM-6PM EST',
  /** The same for machines, in Eastern Standard Time. */
  opening: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00:00-05:00',
    closes: '18:00:00-05:00',
  },
  /** To be read after 'in'. */
  emailAnswer: 'about four hours',
  email: '24/7',
} as const satisfies SupportHours;
