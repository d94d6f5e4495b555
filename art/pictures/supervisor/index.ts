/** Pictures of the supervisor app's page. */
export { supervisorDisc } from './disc';
export { supervisorHero } from './hero';
export { supervisorPhones } from './phones';
export { supervisorPocket } from './pocket';
export { supervisorYard } from './yard';
