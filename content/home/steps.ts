import { spelled } from '@/lib/words/spelled';
import { figures } from '../figures';
import type { Headed } from '../schemas/home/sections';
import type { Step } from './types';

export type { Step } from './types';

export const steps: readonly Step[] = [
  {
    title: 'Connect',
    description: 'Add vehicles by GPS unit, SIM number or driver app.',
    image: {
      picture: 'day-connect',
      alt: 'At 5:20 AM a fleet manager stands behind a van; her tablet lists five vehicles as connected.',
    },
  },
  {
    title: 'Load',
    description: 'Import orders from your store, WMS or a spreadsheet.',
    image: {
      picture: 'day-load',
      alt: 'At 5:32 AM a loader scans cartons; 89 orders came from the store, the WMS and a spreadsheet.',
    },
  },
  {
    title: 'Optimize',
    description: `Orders and ${figures.constraints.value} constraints become one route per vehicle.`,
    image: {
      picture: 'day-optimize',
      alt: 'At 5:40 AM a dispatcher at two screens has five routes for 89 stops, without a crossing.',
    },
  },
  {
    title: 'Dispatch',
    description: 'Drivers get directions, customers get a tracking link.',
    image: {
      picture: 'day-dispatch',
      alt: 'At 9:12 AM a driver reads the way to stop 2 of 14, 14 Bobbin Street, from his phone.',
    },
  },
  {
    title: 'Prove',
    description: 'Signature or OTP is filed, and billing lines are ready.',
    image: {
      picture: 'day-prove',
      alt: 'At 2:06 PM a woman at her door, 22 Dyers’ Row, has signed for her delivery on a phone.',
    },
  },
];

export const stepsSection: Headed = {
  title: `How it works: a day at one hub in ${spelled(steps.length)} steps`,
};
