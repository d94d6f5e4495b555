import type { PlannerSection } from '../schemas/home/sections';

export const plannerSection: PlannerSection = {
  title: 'Try the route planner',
  lead: 'planned manually: a smaller day than the full planner’s. Press Optimize and compare.',
  open: 'Open the full planner with your own stops',
};
