/** When somebody answers. */
export const supportHours = {
  phone: 'Mon-Fri 9AM-6PM EST',
  /** The same for machines: days, and times in Eastern Standard Time. */
  opening: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00:00-05:00',
    closes: '18:00:00-05:00',
  },
  /** How long an e-mail takes, to be read after 'in'. */
  emailAnswer: 'about four hours',
  email: '24/7',
} as const;
