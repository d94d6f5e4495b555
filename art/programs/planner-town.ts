import { packTown } from '@/lib/planner/town/pack';
import { comparedTown } from '../pictures/home/compared-town';
import { plannerTown } from '../pictures/planner/town';

const towns = { days: plannerTown, home: comparedTown };

/** Text as source: digits hold no backslash, and fewer single quotes than JSON has double ones. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Packs a town of the planner as a TypeScript module, so that it is loaded like code, when asked for. */
export const plannerTownModule = (town: keyof typeof towns): string =>
  `// Written by \`npm run art\`: not to be edited.\n/** A town as \`readTown\` reads it. */\nexport const file = ${quoted(packTown(towns[town]()))};\n`;
