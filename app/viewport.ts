import type { Viewport } from 'next';
import { colors } from '@/lib/palette';

/** The browser's bars take the color of the header below them, by day and by night. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.paper[0] },
    { media: '(prefers-color-scheme: dark)', color: colors.paper[1] },
  ],
};
