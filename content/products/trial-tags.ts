import { figures } from '../figures';

const days = Number.parseInt(figures.trialInHeroes.value, 10);

/** The promises of the trial in the heroes. */
export const trialTags = [
  `${days}-day free trial`,
  'No credit card required',
  'Cancel anytime',
] as const;

/** The three ways of tracking, with their signs. */
export const trackingSigns = [
  { icon: 'radio-tower', label: 'IoT GPS tracking' },
  { icon: 'signal', label: 'SIM tracking' },
  { icon: 'smartphone', label: 'Tracking via the driver app' },
] as const;
