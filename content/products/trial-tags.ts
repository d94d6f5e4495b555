import { figures } from '../figures';

const days = Number.parseInt(figures.trialInHeroes.value, 10);

export const trialTags = [
  `${days}-day free trial`,
  'No credit card required',
  'Cancel anytime',
] as const;

export const trackingSigns = [
  { icon: 'radio-tower', label: 'IoT GPS tracking' },
  { icon: 'signal', label: 'SIM tracking' },
  { icon: 'smartphone', label: 'Tracking via the driver app' },
] as const;
