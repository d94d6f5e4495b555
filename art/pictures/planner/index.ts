import { courierPlans } from './courier-plans';
import { type Panel, planPanel } from './panel';

const wide: Panel = {
  width: 1040,
  height: 820,
  core: { width: 904, height: 776 },
  line: 4.8,
  radius: 10.5,
  overlays: [
    { left: 24, top: 24, width: 184, height: 50 },
    { left: 832, top: 24, width: 48, height: 142 },
    { left: 714, top: 720, width: 166, height: 32 },
  ],
};

/** The planner's map before it loads, and its result. */
export const pictures = {
  'planner-manual': planPanel(courierPlans, 'manual', wide),
  'planner-manual-phone': planPanel(courierPlans, 'manual', {
    width: 390,
    height: 352,
    core: { width: 390, height: 352 },
    line: 3.6,
    radius: 8.2,
    overlays: [],
  }),
  'planner-optimized': planPanel(courierPlans, 'optimized', wide),
};
