/** What is said of a stop: whether its guide was read on this device, or is the first that was not. */
export const states = { read: 'read', next: 'next stop', unread: 'not read' } as const;
