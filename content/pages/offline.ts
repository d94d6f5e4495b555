import type { OfflinePage } from '../schemas/reading/legal';
import { site } from '../site';

export const offlinePage = {
  metaTitle: `No connection | ${site.name}`,
  description: `${site.name} cannot be reached right now. Pages you have opened on this device can still be read.`,
  title: 'You are off the map',
  text: 'No connection. Pages you have read are still here.',
  again: 'Try again',
  read: 'Read saved pages',
  saved: 'Saved pages',
  waiting: 'This device lists the pages it has kept as soon as scripts run.',
  none: 'Nothing is saved on this device yet. A page is kept once you have opened it.',
} as const satisfies OfflinePage;
