import { spelledFirst } from '@/lib/words/spelled';
import type { Headed } from '../schemas/home/sections';
import type { FeatureGroup, NotificationExample } from './types';

export type { FeatureGroup, NotificationExample } from './types';

export const featureGroups: readonly FeatureGroup[] = [
  {
    id: 'fleet',
    title: 'Fleet',
    code: 'F',
    hue: 'cobalt',
    features: [
      {
        heading: 'IoT GPS tracking',
        description:
          'Fleet managers see position, ignition and OBD readings of each vehicle on one live map, from a unit wired in once.',
        section_id: 'iot-gps-tracking',
        link: '/fleet-management#iot-gps-tracking',
      },
      {
        heading: 'SIM-based tracking',
        description:
          'A hired truck needs no unit. Where phone networks sell positions, its driver agrees by text and the SIM places the load.',
        section_id: 'sim-based-tracking',
        link: '/sim-tracking',
      },
      {
        heading: 'RFID-based plant tracking',
        description:
          'Readers log a tagged truck at the gate, on the scale and on its way out, so the plant sees who waits and how long.',
        section_id: 'rfid-based-plant-tracking',
        link: '/fleet-management#rfid-based-plant-tracking',
      },
      {
        heading: 'Alerts and notifications',
        description:
          'Speeding, a fence crossed, a cold bay warming up: set the limit and the minutes once, and say who hears of it.',
        section_id: 'alert-&-notification',
        link: '/fleet-management#alert-&-notification',
      },
      {
        heading: 'Other hardware integration',
        description:
          'Dash cameras, fuel probes and door sensors that you already own report beside the vehicle they ride in.',
        section_id: 'other-hardware-integration',
        link: '/fleet-management#other-hardware-integration',
      },
      {
        heading: 'Billing automation',
        description:
          'Distance, stops and waiting time become invoice lines as a trip closes; accounting checks them, nobody types them again.',
        section_id: 'billing-automation',
        link: '/fleet-management#billing-automation',
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    code: 'D',
    hue: 'madder',
    features: [
      {
        heading: 'Last-mile delivery management',
        description:
          'Dispatchers drop in the orders of the day; each van leaves with a sequence that fits its time windows and its load.',
        section_id: 'last-mile-delivery-management',
        link: '/delivery-management#last-mile-delivery-management',
      },
      {
        heading: 'Delivery proof and validation',
        description:
          'The driver takes a signature, a photo and a one-time code at the door; each is filed with its minute and place.',
        section_id: 'delivery-proof-&-validation',
        link: '/delivery-management#delivery-proof-&-validation',
      },
      {
        heading: 'Pickup management',
        description:
          'Returns join the route that already drives past, so a pickup costs a short detour and not a second van.',
        section_id: 'pickup-management',
        link: '/delivery-management#pickup-management',
      },
      {
        heading: 'Carrier integration',
        description:
          'What your vans cannot take goes to a carrier picked by price and zone; label and status come back to the same list.',
        section_id: 'carrier-integration',
        link: '/delivery-management#carrier-integration',
      },
      {
        heading: 'Customer experience management',
        description:
          'Recipients follow a link, move the slot themselves and rate the drop; a poor rating reaches the depot that day.',
        section_id: 'customer-experience-management',
        link: '/delivery-management#customer-experience-management',
      },
    ],
  },
  {
    id: 'apps',
    title: 'Apps',
    code: 'A',
    hue: 'plum',
    features: [
      {
        heading: 'Supervisor app',
        description:
          'Attendance, open exceptions and late routes, on the phone of whoever walks the yard at seven.',
        section_id: 'supervisor-app',
        link: '/supervisor-app',
      },
      {
        heading: 'Dispatcher mobile app',
        description:
          'Reassign a stop, call a driver or split a route from the loading bay, two taps from the list.',
        section_id: 'dispatcher-mobile-app',
        link: '/delivery-management#dispatcher-mobile-app',
      },
      {
        heading: 'Driver mobile app',
        description:
          'Drivers follow the turns and close each stop with a swipe; every swipe tells the recipient what happens next.',
        section_id: 'driver-mobile-app',
        link: '/driver-mobile-app',
        shows: 'messages',
      },
    ],
  },
];

const jobTotal = featureGroups.reduce((sum, { features }) => sum + features.length, 0);

export const featuresSection: Headed = { title: `${spelledFirst(jobTotal)} features, one board` };

/** Invented, as the times and names show. */
export const notificationExamples: readonly NotificationExample[] = [
  {
    moment: 'Dispatch releases the plan',
    title: 'Delivery scheduled',
    text: 'Friday, 09:00 to 09:30',
    time: 'Thu',
    icon: 'calendar-check',
    hue: 'cobalt',
  },
  {
    moment: 'Two stops are left before the door',
    title: 'Out for delivery',
    text: 'Two doors before yours',
    time: '09:04',
    icon: 'truck',
    hue: 'ochre',
  },
  {
    moment: 'The driver swipes Complete',
    title: 'Delivery completed',
    text: 'Left with the concierge',
    time: '09:17',
    icon: 'package-check',
    hue: 'teal',
  },
  {
    moment: 'The driver taps Failed',
    title: 'Delivery exception',
    text: 'Gate code needed: reply here',
    time: '09:11',
    icon: 'triangle-alert',
    hue: 'madder',
  },
];
