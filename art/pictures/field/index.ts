/** Pictures of the field-force page. */
export { fieldDay } from './day';
export { fieldForm } from './form';
export { fieldHero } from './hero';
export { fieldPapers } from './papers';
export { fieldSites } from './sites';
