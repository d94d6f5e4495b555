import { figures } from './figures';
import type { Plan, PlansSection } from './schemas/pricing';

export type { Plan } from './schemas/pricing';

/** Words around the fares. */
export const plansSection: PlansSection = {
  title: 'Fares, in plain sight',
  lead: `${figures.trialElsewhere.value} free. No credit card, no setup fee, cancel anytime.`,
  /** What a price counts. */
  unit: { lines: ['per user', 'per month'], short: 'a user', sentence: 'per user and month' },
};

/**
 * From the smallest to the largest. A price is `{ kind: 'per-user', annual: 12, monthly: 10 }`,
 * `{ kind: 'flat', amount: 12 }` where it does not depend on the billing, or
 * `{ kind: 'agreed', label: 'Talk to us', href: '/contact' }`.
 */
export const plans: readonly Plan[] = [
  {
    id: 'base',
    title: 'Base',
    description: 'For one hub finding its feet.',
    price: { kind: 'per-user', annual: 12, monthly: 10 },
    buttonText: 'Try for Free',
    highlight: null,
    features: [
      'Live GPS, SIM and app tracking',
      'Route planning with time windows',
      'Driver mobile app',
      'Customer tracking link',
      'E-signature and OTP proof',
    ],
  },
  {
    id: 'standard',
    title: 'Standard',
    description: 'For fleets that re-plan all day.',
    price: { kind: 'per-user', annual: 15, monthly: 12 },
    buttonText: 'Start 14 Days Free Trial',
    highlight: 'Most picked',
    features: [
      'Everything in Base',
      'Traffic- and weather-aware re-planning',
      'Plans by load, skill and shift',
      'Supervisor app, geofences and alerts',
      'Cold chain, RFID and OBD readings',
      'Billing automation',
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    description: 'For networks with their own rules.',
    price: { kind: 'agreed', label: 'Contact Us', href: '/contact' },
    buttonText: 'Start 14 Days Free Trial',
    highlight: null,
    features: [
      'Everything in Standard',
      'API access and custom integrations',
      'Warehouse and carrier connectors',
      'Dedicated account manager',
      '24/7 support',
    ],
  },
];
