import type { Sheet } from '@/art/pens/sheet';

export const testimonialsSheets = {} as const satisfies Record<string, Sheet>;
