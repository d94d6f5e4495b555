import { spelled } from '@/lib/words/spelled';
import { figures } from '../figures';
import type { Headed } from '../schemas/home/sections';
import type { Step } from './types';

export type { Step } from './types';

export const steps: readonly Step[] = [
  { title: 'Connect', description: 'Add vehicles by GPS unit, SIM number or driver app.' },
  { title: 'Load', description: 'Import orders from your store, WMS or a spreadsheet.' },
  {
    title: 'Optimize',
    description: `Orders and ${figures.constraints.value} constraints become one route per vehicle.`,
  },
  { title: 'Dispatch', description: 'Drivers get directions, customers get a tracking link.' },
  { title: 'Prove', description: 'Signature or OTP is filed, and billing lines are ready.' },
];

export const stepsSection: Headed = {
  title: `How it works in ${spelled(steps.length)} steps`,
};
