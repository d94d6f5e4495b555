/** The section around the slides, which stand in content/industries/. */
export const industriesSection = { title: 'Industries We Serve' } as const;
