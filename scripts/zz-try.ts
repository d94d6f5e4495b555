import { measureSpeeds } from './bench/lighthouse/measure';
import { measureNavigation } from './bench/navigation';
import { benchWays } from './bench/pages';
import { navigationRows, scoreRow } from './bench/report';

console.table(navigationRows(benchWays, await measureNavigation('out', benchWays)));
console.table((await measureSpeeds('out', ['/contact'])).map(scoreRow));
