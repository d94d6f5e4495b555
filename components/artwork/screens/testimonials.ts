import type { Sheet } from '../draw/sheet';

export const testimonialsSheets = {} as const satisfies Record<string, Sheet>;
