import type { OfflinePage } from '../schemas/reading/legal';
import { site } from '../site';

export const offlinePage = {
  metaTitle: `No connection | ${site.name}`,
  description: `${site.name} cannot be reached right now. Pages you have opened on this device can still be read.`,
  title: 'No internet connection',
  text: 'You can still read the pages that you opened before on this device.',
  again: 'Try again',
  read: 'Read saved pages',
  saved: 'Saved pages',
  waiting: 'Saved pages are listed here once the scripts of this page have loaded.',
  none: 'No page is saved on this device yet. A page is saved when you open it.',
} as const satisfies OfflinePage;
