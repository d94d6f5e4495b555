export const industriesSection = { title: 'Industries We Serve' } as const;
