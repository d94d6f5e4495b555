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
          'Track a hired truck without hardware. Where the phone network offers location, its driver agrees by text and the SIM gives the position.',
        section_id: 'sim-based-tracking',
        link: '/sim-tracking',
      },
      {
        heading: 'RFID-based plant tracking',
        description:
          'RFID readers log each tagged truck at the gate, on the scale and on its way out, so the plant sees which trucks wait and how long.',
        section_id: 'rfid-based-plant-tracking',
        link: '/fleet-management#rfid-based-plant-tracking',
      },
      {
        heading: 'Alerts and notifications',
        description:
          'Get alerts on speeding, geofence crossings and rising cargo temperature. Set the limit, the delay and the recipients once.',
        section_id: 'alert-&-notification',
        link: '/fleet-management#alert-&-notification',
      },
      {
        heading: 'Other hardware integration',
        description:
          'Fuel probes, temperature probes and door sensors that you already own report on the record of their vehicle.',
        section_id: 'other-hardware-integration',
        link: '/fleet-management#other-hardware-integration',
      },
      {
        heading: 'Billing automation',
        description:
          'Miles, stops and waiting time become invoice lines when a trip closes. Accounting checks them instead of typing them again.',
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
          'Dispatchers import the day’s orders, and each van gets a stop sequence that fits its time windows and its load.',
        section_id: 'last-mile-delivery-management',
        link: '/delivery-management#last-mile-delivery-management',
      },
      {
        heading: 'Delivery proof and validation',
        description:
          'The driver collects a signature, a photo and a one-time code at the door. Each one is time-stamped and geotagged.',
        section_id: 'delivery-proof-&-validation',
        link: '/delivery-management#delivery-proof-&-validation',
      },
      {
        heading: 'Pickup management',
        description:
          'Returns are added to a route that already passes the address, so a pickup costs a short detour and not a second van.',
        section_id: 'pickup-management',
        link: '/delivery-management#pickup-management',
      },
      {
        heading: 'Carrier integration',
        description:
          'Orders that your vans cannot take go to a carrier chosen by price and zone. Its label and status come back to the same list.',
        section_id: 'carrier-integration',
        link: '/delivery-management#carrier-integration',
      },
      {
        heading: 'Customer experience management',
        description:
          'Recipients open a tracking link, change the time slot themselves and rate the delivery. Low ratings reach the depot the same day.',
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
          'Supervisors see attendance, open exceptions and late routes on their phone while they walk the yard.',
        section_id: 'supervisor-app',
        link: '/supervisor-app',
      },
      {
        heading: 'Dispatcher mobile app',
        description:
          'Dispatchers reassign a stop, call a driver or split a route from the loading dock, two taps from the list.',
        section_id: 'dispatcher-mobile-app',
        link: '/delivery-management#dispatcher-mobile-app',
      },
      {
        heading: 'Driver mobile app',
        description:
          'Drivers get turn-by-turn directions and close each stop with a swipe, which also sends the recipient a status message.',
        section_id: 'driver-mobile-app',
        link: '/driver-mobile-app',
        shows: 'messages',
      },
    ],
  },
];

const jobTotal = featureGroups.reduce((sum, { features }) => sum + features.length, 0);

export const featuresSection: Headed = {
  title: `${spelledFirst(jobTotal)} fleet and delivery features`,
};

/** Invented, as the times and names show. */
export const notificationExamples: readonly NotificationExample[] = [
  {
    moment: 'Dispatch releases the plan',
    title: 'Delivery scheduled',
    text: 'Friday, 9:00–9:30 AM',
    time: 'Thu',
    icon: 'calendar-check',
    hue: 'cobalt',
  },
  {
    moment: 'Two stops are left before this one',
    title: 'Out for delivery',
    text: 'Two stops before yours',
    time: '9:04 AM',
    icon: 'truck',
    hue: 'ochre',
  },
  {
    moment: 'The driver swipes Complete',
    title: 'Delivery completed',
    text: 'Left at the front desk',
    time: '9:17 AM',
    icon: 'package-check',
    hue: 'teal',
  },
  {
    moment: 'The driver taps Failed',
    title: 'Delivery exception',
    text: 'Gate code needed: reply here',
    time: '9:11 AM',
    icon: 'triangle-alert',
    hue: 'madder',
  },
];
