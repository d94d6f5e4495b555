import { packTown } from '@/lib/planner/town/pack';
import { comparedTown } from '../pictures/home/comparison';
import { plannerTown } from '../pictures/planner/town';

const towns = { days: plannerTown, home: comparedTown };

/** Single quotes need fewer escapes than JSON. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A module, so that it is loaded when asked for. */
export const plannerTownModule = (town: keyof typeof towns): string =>
  `// Written by \`npm run art\`: not to be edited.\n/** A town as \`readTown\` reads it. */\nexport const file = ${quoted(packTown(towns[town]()))};\n`;
