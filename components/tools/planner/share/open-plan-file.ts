import { count } from '@/lib/events/count';
import { isPlanFile } from '@/lib/planner/share/plan-file';
import type { Source } from '../import/use-import';
import type { PlannerActions } from '../state/planner';

/** Far longer than a plan file of as many stops as the planner takes. */
const mostBytes = 5_000_000;

const noTown =
  'The drawn town of this plan did not load. Check the connection and choose the file again.';

/** Opens a plan file: 'open', or why it is refused. Undefined for anything else. */
export async function openPlanFile(
  source: Source,
  { openPlan, announce }: PlannerActions,
): Promise<'open' | { readonly refused: string } | undefined> {
  const [file] = source;
  if (typeof file !== 'object' || source.length > 1 || !/\.json$/i.test(file.name))
    return undefined;
  const textOf = async (part: Blob) => new TextDecoder().decode(await part.arrayBuffer());
  // What cannot be opened at all is refused where other files are read.
  const begin = await textOf(file.slice(0, 200)).catch(() => '');
  if (!isPlanFile(begin) || file.size > mostBytes) return undefined;
  try {
    const refused = await openPlan(await textOf(file));
    if (refused) return { refused };
  } catch (error) {
    console.debug('The plan file cannot be opened', error);
    return { refused: noTown };
  }
  count('Planner imported');
  announce(`${file.name} is open.`);
  return 'open';
}
