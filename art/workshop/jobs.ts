import { contentJobs } from './content-jobs';
import type { Job } from './job';
import { filesOf, programs } from './programs';
import type { DrawnRecord } from './record';

/** Files of a program as the record knows them: its code need not be loaded to name them. */
const recorded = ({ files }: DrawnRecord, program: string): readonly string[] =>
  Object.keys(files).filter((file) => files[file]?.program === program);

/**
 * Every file that the workshop should have drawn.
 *
 * @param hashes of the programs as they are; where one is another than recorded, its code tells its files
 */
export async function allJobs(
  record: DrawnRecord,
  hashes: Readonly<Record<string, string>>,
): Promise<readonly Job[]> {
  const families = programs.filter((program) => program.startsWith('pictures/'));
  const ofFamilies = await Promise.all(
    families.map(async (program) => {
      const hash = hashes[program];
      const changed = hash !== undefined && hash !== record.programs[program];
      const files = changed ? await filesOf(program) : recorded(record, program);
      return files.map((file): Job => ({ file, program }));
    }),
  );
  const byHand = new Set(ofFamilies.flat().map(({ file }) => file));
  return [...ofFamilies.flat(), ...contentJobs().filter(({ file }) => !byHand.has(file))];
}
