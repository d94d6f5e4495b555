/** The categories of the filter, in its order. */
export const whitePaperCategories = [
  'Fleet Management',
  'Route Optimization',
  'Delivery Management',
  'Field Force Management',
] as const;

/** A white paper. The page says 'coming soon' and shows none of them yet. */
export interface WhitePaper {
  id: number;
  title: string;
  description: string;
  category: (typeof whitePaperCategories)[number];
  /** YYYY-MM-DD. */
  publishDate: string;
  downloadCount: number;
  pages: number;
  /** Minutes. */
  readTime: number;
  featured: boolean;
  /** Name of the cover picture. */
  image: string;
  tags: readonly string[];
  /** A desk of the house, not an invented person. */
  author: string;
  /** What that desk does. */
  authorTitle: string;
  /** Made up to show the design; `npm run check:release` refuses to publish it. */
  sample: boolean;
}

export const whitePapers = [
  {
    id: 1,
    title: 'Distance, time, penalties: setting the weights of a route plan',
    description:
      'One fleet’s Tuesday, planned six times with different weights. The paper shows which stops change hands, what each plan costs and when the default setting is good enough.',
    category: 'Route Optimization',
    publishDate: '2025-10-14',
    downloadCount: 412,
    pages: 22,
    readTime: 31,
    featured: true,
    image: 'menu-route',
    tags: ['objective weights', 'route planning', 'late penalties'],
    author: 'Routing desk',
    authorTitle: 'Route planning and tuning',
    sample: true,
  },
  {
    id: 2,
    title: 'Wired unit, SIM or app: tracking a fleet you only partly own',
    description:
      'Three ways to know where a vehicle is, compared by cost, by how often a position arrives and by what the driver has to agree to. With a decision table for mixed fleets.',
    category: 'Fleet Management',
    publishDate: '2025-09-02',
    downloadCount: 688,
    pages: 18,
    readTime: 25,
    featured: true,
    image: 'menu-fleet',
    tags: ['gps', 'sim tracking', 'driver app', 'hired trucks'],
    author: 'Fleet desk',
    authorTitle: 'Tracking hardware and telematics',
    sample: true,
  },
  {
    id: 3,
    title: 'What a signature proves, and what it leaves open',
    description:
      'Signature, photo and one-time code at the door: how long each takes, which dispute each one settles, and how to choose by the value of the parcel.',
    category: 'Delivery Management',
    publishDate: '2025-07-22',
    downloadCount: 905,
    pages: 16,
    readTime: 21,
    featured: false,
    image: 'menu-delivery',
    tags: ['proof of delivery', 'otp', 'disputes'],
    author: 'Delivery desk',
    authorTitle: 'Last-mile delivery and proof',
    sample: true,
  },
  {
    id: 4,
    title: 'Drawing a fence that people can work with',
    description:
      'How wide a geofence should be around a shop, a roof or a quarry, why attendance fails at the wrong gate, and which questions employees will ask about positions.',
    category: 'Field Force Management',
    publishDate: '2025-06-10',
    downloadCount: 531,
    pages: 14,
    readTime: 19,
    featured: false,
    image: 'menu-fieldforce',
    tags: ['geofencing', 'attendance', 'consent'],
    author: 'Field desk',
    authorTitle: 'Field teams and attendance',
    sample: true,
  },
  {
    id: 5,
    title: 'Four degrees at the door: planning for chilled loads',
    description:
      'A chilled van warms with every stop it makes. The paper works out how many doors a load can bear, where to put the probe and who should hear the alert first.',
    category: 'Fleet Management',
    publishDate: '2025-04-29',
    downloadCount: 1140,
    pages: 20,
    readTime: 28,
    featured: false,
    image: 'sheet-retail',
    tags: ['cold chain', 'temperature', 'alerts'],
    author: 'Fleet desk',
    authorTitle: 'Tracking hardware and telematics',
    sample: true,
  },
  {
    id: 6,
    title: 'Peak week: deciding in October what breaks in December',
    description:
      'A worksheet for couriers and shops: stops per hour, spare vans, cut-off times and carrier overflow, filled in for a hub of forty vans and left blank for yours.',
    category: 'Delivery Management',
    publishDate: '2025-03-18',
    downloadCount: 1376,
    pages: 24,
    readTime: 34,
    featured: false,
    image: 'sheet-couriers',
    tags: ['peak season', 'capacity', 'carriers', 'cut-off times'],
    author: 'Delivery desk',
    authorTitle: 'Last-mile delivery and proof',
    sample: true,
  },
] as const satisfies readonly WhitePaper[];
