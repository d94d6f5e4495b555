import type { Thread } from '../maps/palette';

/**
 * Names that have no mark in simple-icons, mostly because their owners want none. They stand on a plate in
 * our own type; the thread is that of their category.
 */
export const plateNames = {
  amazon: { name: 'Amazon', thread: 'cobalt' },
  'adobe-commerce': { name: 'Adobe Commerce', thread: 'madder' },
  toast: { name: 'Toast', thread: 'madder' },
  lightspeed: { name: 'Lightspeed', thread: 'madder' },
  delhivery: { name: 'Delhivery', thread: 'teal' },
  easypost: { name: 'EasyPost', thread: 'teal' },
  manhattan: { name: 'Manhattan', thread: 'teal' },
  'blue-yonder': { name: 'Blue Yonder', thread: 'teal' },
  shiphero: { name: 'ShipHero', thread: 'teal' },
  'infor-wms': { name: 'Infor WMS', thread: 'teal' },
  netsuite: { name: 'NetSuite', thread: 'plum' },
  'dynamics-365': { name: 'Dynamics 365', thread: 'plum' },
  tallyprime: { name: 'TallyPrime', thread: 'plum' },
  teltonika: { name: 'Teltonika', thread: 'ochre' },
} as const satisfies Record<string, { name: string; thread: Thread }>;
