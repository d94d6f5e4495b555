import { figures } from './figures';
import type { Plan, PlansSection } from './schemas/pricing';
import { supportHours } from './support-hours';

export type { Plan } from './schemas/pricing';

const trial = figures.trialElsewhere.value;

/** Shared by cards and comparison. */
export const planWords = {
  windows: 'Route planning with time windows',
  driverApp: 'Driver mobile app',
  billing: 'Billing automation',
  phone: `Phone support ${supportHours.phoneOfEnterprise}`,
  manager: 'Dedicated account manager',
} as const;

export const apiAccess = {
  plan: 'enterprise',
  title: 'Enterprise',
  feature: 'API access',
} as const;

/** What the contracts that count vehicles cost a vehicle a month. */
export const vehicleContracts = { starter: 29, professional: 49 } as const;

/** Title case, as on every button. */
const startTrial = `Start ${trial.replace('day', 'Day')} Free Trial`;

/**
 * Smallest first. A price is `{ kind: 'per-user', annual: 12, monthly: 10 }`, `{ kind: 'flat',
 * amount: 12 }` or `{ kind: 'agreed', label: 'Talk to us', href: '/contact' }`.
 */
export const plans: readonly Plan[] = [
  {
    id: 'base',
    title: 'Base',
    description: 'For a small fleet at one location.',
    price: { kind: 'per-user', annual: 12, monthly: 10 },
    buttonText: 'Try for Free',
    highlight: null,
    features: [
      'Live GPS and app tracking; SIM where networks offer it',
      planWords.windows,
      planWords.driverApp,
      'Customer tracking link',
      'E-signature and OTP proof',
    ],
  },
  {
    id: 'standard',
    title: 'Standard',
    description: 'For fleets that change routes during the day.',
    price: { kind: 'per-user', annual: 15, monthly: 12 },
    buttonText: startTrial,
    highlight: 'Most popular',
    features: [
      'Everything in Base',
      'Traffic- and weather-aware rerouting',
      'Plans by load, skill and shift',
      'Supervisor app, geofences and alerts',
      'Cold chain, RFID and OBD readings',
      planWords.billing,
    ],
  },
  {
    id: apiAccess.plan,
    title: apiAccess.title,
    description: 'For several hubs that connect their own software.',
    price: { kind: 'agreed', label: 'Contact Us', href: '/contact' },
    buttonText: startTrial,
    highlight: null,
    features: [
      'Everything in Standard',
      `${apiAccess.feature} and custom integrations`,
      'Warehouse and carrier connectors',
      planWords.manager,
      planWords.phone,
    ],
  },
];

export const plansSection: PlansSection = {
  title: 'Pricing per user',
  lead: `${trial} free. No credit card, no setup fee, cancel anytime.`,
  unit: {
    lines: ['per user', 'per month'],
    short: 'a user a month',
    sentence: 'per user per month',
  },
  included: 'What is included',
};
