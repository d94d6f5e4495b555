import { drawing } from '@/art/pens';
import { drawConsole } from './console';
import { driverPhone } from './driver-phone';
import { finishedPlan } from './finished-plan';
import { proofCard, proofHeight } from './proof-card';

const wide = [860, 603] as const;
/** For windows with one column. */
const narrow = [350, 370] as const;

export const pictures = {
  'services-fleet': drawing(...wide, { ground: 'surface' }, () => drawConsole(...wide)),
  'services-fleet-phone': drawing(...narrow, { ground: 'sunk' }, () => driverPhone(25, 34, 500)),
  'services-delivery': drawing(...wide, { ground: 'maddertint' }, () => [
    proofCard(82, (wide[1] - proofHeight) / 2),
    driverPhone(468, 62, 700),
  ]),
  'services-delivery-phone': drawing(...narrow, { ground: 'sunk' }, () =>
    proofCard(20, (narrow[1] - proofHeight) / 2),
  ),
  'services-route': drawing(...wide, { ground: 'surface' }, () =>
    finishedPlan(...wide, { edge: 28, pitch: 28, size: 15 }),
  ),
  'services-route-phone': drawing(...narrow, { ground: 'surface' }, () =>
    finishedPlan(...narrow, { edge: 18, pitch: 25, size: 12.5 }),
  ),
};
