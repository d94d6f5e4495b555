/** What the demo dialog loads when it first opens. */
export { SchedulerFrame } from './scheduler-frame.client';
export { SchedulerWeek } from './scheduler-week';
