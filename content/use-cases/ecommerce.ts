import { stopTotal } from '../fleet';
import { site } from '../site';
import { trialDays } from './shared';
import type { UseCase } from './types';

/** The page /use-cases/ecommerce. */
export const ecommerce = {
  page: {
    title: `E-commerce Delivery from Hub to Doormat | ${site.name}`,
    description: `Orders of every storefront in one list, waves split by weight, carriers where your vans do not reach, returns on the way home. ${trialDays} free.`,
    keywords: [
      'e-commerce delivery software',
      'FMCG distribution routing',
      'multi-carrier shipping',
      'returns pickup',
    ],
  },
  name: 'E-commerce',
  product: `${site.name} for e-commerce`,
  hero: {
    heading: 'Checkout ends on the doormat',
    description:
      'Somebody tapped Buy at midnight. A trailer, a sorting line, a van and a stranger’s stairwell come next, and to the shopper it should feel like one move.',
    image: {
      picture: 'ecommerce-hero',
      narrow: 'ecommerce-hero-phone',
      alt: 'Map: five routes leave a hub on the left; the longest crosses the river and the whole city.',
    },
  },
  statsTitle: 'One, two, three, four',
  stats: [
    { value: '1 link', label: 'follows the order, whoever carries it' },
    { value: '2 ways', label: 'out with a parcel, back with a return' },
    { value: '3 min', label: 'at most, to plan two hundred stops' },
    { value: '4 notices', label: 'scheduled, out, delivered, stuck' },
  ],
  featuresTitle: 'Between Buy and the bell',
  features: [
    {
      heading: 'Storefront sync',
      description:
        'Web shop, marketplace and phone orders land in the same list, each with the hours it was promised.',
      image: {
        picture: 'ecommerce-orders',
        alt: 'A shop, a basket and a phone feed one list of three orders with their hours.',
      },
    },
    {
      heading: 'Load by weight',
      description:
        'A wave is split by kilograms first and by streets second. No van leaves overweight, and none leaves half empty.',
      image: {
        picture: 'ecommerce-loads',
        alt: 'Parcels of three vans on scales: 412, 388 and 405 kilograms, all under a limit of 450.',
      },
    },
    {
      heading: 'Carrier choice',
      description:
        'Too far for today’s vans? The parcel is priced against your carriers and switched over before a label prints.',
      image: {
        picture: 'ecommerce-carriers',
        alt: 'Points as on a railway: the own van is too far today, carrier A is set at $4.05, carrier B would cost $4.60.',
      },
    },
    {
      heading: 'Returns',
      description:
        'The van that brings a box can take one back. The refund starts with the scan at the door.',
      image: {
        picture: 'ecommerce-carton',
        alt: 'A carton whose old label is struck through; the new one reads return, and the refund started at 14:21.',
      },
    },
  ],
  round: {
    title: 'One wave, unraveled',
    note: `Riverside hub, Thursday 14 November. A trailer’s ${stopTotal} orders leave on five threads; follow the cobalt one.`,
    image: {
      picture: 'ecommerce-cable',
      narrow: 'ecommerce-cable-phone',
      alt: 'A cable of five colors runs into the hub and fans out to five vehicles with 14, 18, 26, 16 and 15 stops. Five numbered moments are listed below.',
    },
    events: [
      { time: '04:10', text: 'Trailer TRL 212 docks with everything bought before midnight.' },
      { time: '06:20', text: 'Sorted by weight, then by street, into five loads.' },
      { time: '09:40', text: 'VAN 03 leaves with eighteen stops, the last one loaded first.' },
      { time: '14:20', text: 'Stop twelve, Bobbin Street 31: two parcels in, one return out.' },
      { time: '16:00', text: 'VAN 03 is empty, save for three boxes that came back.' },
    ],
  },
  trial: {
    title: `Returnable for ${trialDays}`,
    description: 'No label to print, no box to find: an unused trial ends by itself.',
  },
} as const satisfies UseCase;
