/** Heading of the home page's carousel. */
export const testimonialsSection = { title: 'Heard at the hub' } as const;
