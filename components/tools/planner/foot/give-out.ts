import { copyText } from '@/lib/browser/copy-text';
import { count } from '@/lib/events/count';
import { type ExportedFile, exportFile, fileName } from '@/lib/planner/export/export-file';
import { linkTo } from '@/lib/planner/share/link';
import { planFile } from '@/lib/planner/share/plan-file';
import { routes } from '@/lib/routes';
import {
  type PlannerState,
  type PlannerStore,
  sharedDay,
  shownPlan,
  showsSimple,
} from '../state/planner';
import { simpleTitle, simpleWords } from '../words/simple-notes';
import type { ExportKind } from './files-context';

/** Hands a file to the visitor. It is made on this device and goes nowhere else. */
function download({ name, type, content }: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The plan that is shown as a file; undefined where there is none. */
async function fileOf(kind: ExportKind, state: PlannerState): Promise<ExportedFile | undefined> {
  const { day, town } = state;
  const plan = shownPlan(state);
  const isSimple = showsSimple(state);
  if (!plan) return undefined;
  if (kind === 'plan') {
    const name = fileName(day.title, 'plan.json');
    const content = planFile({ ...sharedDay(state), isSimple });
    return { name, type: 'application/json', content };
  }
  return isSimple
    ? exportFile(kind, { ...day, title: simpleTitle(day.title) }, plan, town, simpleWords)
    : exportFile(kind, day, plan, town);
}

/** Hands out the plan that is shown. Rejects where the part that writes the file does not come. */
export async function exportAs(kind: ExportKind, { get, actions }: PlannerStore): Promise<void> {
  const file = await fileOf(kind, get());
  if (!file) return;
  download(file);
  count('Planner exported', { format: kind });
  const words = `${file.name} is made. Look among your downloads.`;
  actions.note({ words, tone: 'done', undo: false });
}

/** Copies a link to the day. Returns the link where the browser would not copy it. */
export async function copyLink({ get, actions }: PlannerStore): Promise<string | undefined> {
  const page = new URL(routes.routeOptimization, window.location.href).href;
  const made = linkTo(page, sharedDay(get()), get().town);
  const copied = await copyText(made);
  const address = await made;
  if (address && !copied) return address;
  actions.note(
    address
      ? { words: 'Link copied. It holds the stops themselves.', tone: 'done', undo: false }
      : { words: 'Too long for a link. Export a plan file instead.', tone: 'warning', undo: false },
  );
  return undefined;
}
