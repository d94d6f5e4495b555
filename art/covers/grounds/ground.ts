/** Size of a wide cover, which a ground fills. */
export const groundSize = { width: 1200, height: 630 } as const;
