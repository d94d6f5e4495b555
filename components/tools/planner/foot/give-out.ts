import { copyText } from '@/lib/browser/copy-text';
import { exportFile } from '@/lib/planner/export/export-file';
import { linkTo } from '@/lib/planner/share/link';
import { routes } from '@/lib/routes';
import { type PlannerStore, sharedDay, shownPlan, showsSimple } from '../state/planner';
import { simpleTitle, simpleWords } from '../words/simple';
import type { ExportKind } from './files-context';

/** Hands a text to the visitor as a file. It is made on this device and goes nowhere else. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands out the plan that is shown as a file. */
export function exportAs(kind: ExportKind, { get, actions }: PlannerStore): void {
  const state = get();
  const { day, town } = state;
  const plan = shownPlan(state);
  if (!plan) return;
  const { name, type, text } = showsSimple(state)
    ? exportFile(kind, { ...day, title: simpleTitle(day.title) }, plan, town, simpleWords)
    : exportFile(kind, day, plan, town);
  download(name, type, text);
  actions.note({ words: `${name} is made. Look among your downloads.`, tone: 'done', undo: false });
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
      : { words: 'Too long for a link. Export GeoJSON instead.', tone: 'warning', undo: false },
  );
  return undefined;
}
