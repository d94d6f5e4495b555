export const groundSize = { width: 1200, height: 630 } as const;
