/**
 * `npm test`, `npm run test:quick` and `npm run test:all`: runs the steps of a plan, or of one plan after
 * the other, group after group, and ends with `N passed, N failed`. The steps of a group run at the
 * same time, each printed as a whole when it is done; a group of one prints as it goes.
 */
import { add, type Counts, none } from './counts';
import { plans } from './plans';
import { runStep } from './run-step';

const asked = process.argv.slice(2).map((name) => name.replace(/^--/, ''));
const names = asked.length > 0 ? asked : ['usual'];
const unknown = names.find((name) => !plans[name]);
if (unknown) {
  console.error(`There is no plan '${unknown}', only ${Object.keys(plans).join(', ')}.`);
  process.exit(1);
}

const start = performance.now();
let total: Counts = none;
for (const group of names.flatMap((name) => plans[name] ?? [])) {
  const together = group.length > 1;
  const counts = await Promise.all(group.map((step) => runStep(step, together)));
  total = counts.reduce(add, total);
  if (total.failed > 0) break;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${Math.round((performance.now() - start) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
