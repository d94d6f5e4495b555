import type { FeaturesSection } from '../schemas/home/sections';
import type { FeatureGroup, NotificationExample } from './types';

export type { FeatureGroup, NotificationExample } from './types';

export const featureGroups: readonly FeatureGroup[] = [
  {
    id: 'fleet',
    title: 'Fleet',
    hue: 'cobalt',
    features: [
      {
        heading: 'IoT GPS tracking',
        section_id: 'iot-gps-tracking',
        picture: 'feature-gps',
        link: '/fleet-management#iot-gps-tracking',
      },
      {
        heading: 'SIM-based tracking',
        section_id: 'sim-based-tracking',
        picture: 'feature-sim',
        link: '/sim-tracking',
      },
      {
        heading: 'RFID plant tracking',
        section_id: 'rfid-based-plant-tracking',
        picture: 'feature-rfid',
        link: '/fleet-management#rfid-based-plant-tracking',
      },
      {
        heading: 'Alerts and notifications',
        section_id: 'alert-&-notification',
        picture: 'feature-alerts',
        link: '/fleet-management#alert-&-notification',
      },
      {
        heading: 'Other hardware',
        section_id: 'other-hardware-integration',
        picture: 'feature-hardware',
        link: '/fleet-management#other-hardware-integration',
      },
      {
        heading: 'Billing automation',
        section_id: 'billing-automation',
        picture: 'feature-billing',
        link: '/fleet-management#billing-automation',
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    hue: 'madder',
    features: [
      {
        heading: 'Last-mile delivery',
        section_id: 'last-mile-delivery-management',
        picture: 'feature-last-mile',
        link: '/delivery-management#last-mile-delivery-management',
      },
      {
        heading: 'Proof of delivery',
        section_id: 'delivery-proof-&-validation',
        picture: 'feature-proof',
        link: '/delivery-management#delivery-proof-&-validation',
      },
      {
        heading: 'Pickups',
        section_id: 'pickup-management',
        picture: 'feature-pickups',
        link: '/delivery-management#pickup-management',
      },
      {
        heading: 'Carrier integration',
        section_id: 'carrier-integration',
        picture: 'feature-carriers',
        link: '/delivery-management#carrier-integration',
      },
      {
        heading: 'Customer experience',
        section_id: 'customer-experience-management',
        picture: 'feature-customers',
        link: '/delivery-management#customer-experience-management',
      },
    ],
  },
  {
    id: 'apps',
    title: 'Apps',
    hue: 'plum',
    features: [
      {
        heading: 'Supervisor app',
        section_id: 'supervisor-app',
        picture: 'feature-supervisor',
        link: '/supervisor-app',
      },
      {
        heading: 'Dispatcher app',
        section_id: 'dispatcher-mobile-app',
        picture: 'feature-dispatcher',
        link: '/delivery-management#dispatcher-mobile-app',
      },
      {
        heading: 'Driver app',
        picture: 'feature-driver',
        link: '/driver-mobile-app',
      },
    ],
  },
];

export const featuresSection: FeaturesSection = {
  title: 'Features by product',
  messages: { section_id: 'driver-mobile-app', title: 'Messages to the customer' },
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
    time: '9:26 AM',
    icon: 'triangle-alert',
    hue: 'madder',
  },
];
