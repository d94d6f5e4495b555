import { spelled } from '@/lib/words/spelled';
import { figures } from '../figures';
import type { Headed } from '../schemas/home/sections';
import type { Step } from './types';

export type { Step } from './types';

export const steps: readonly Step[] = [
  { title: 'Connect', description: 'Add vehicles by GPS unit, SIM number or driver app.' },
  { title: 'Load', description: 'Pull orders from your store, WMS or a spreadsheet.' },
  {
    title: 'Optimize',
    description: `Orders and ${figures.constraints.value} constraints become one route per vehicle.`,
  },
  { title: 'Dispatch', description: 'Drivers get turn-by-turn; customers get a link.' },
  { title: 'Prove', description: 'Signature, OTP and billing close the loop.' },
];

export const stepsSection: Headed = {
  title: `How it works, in ${spelled(steps.length)} stops`,
};
