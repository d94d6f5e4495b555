import { File as NodeFile } from 'node:buffer';
import { CompressionStream } from 'node:stream/web';
import { render, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { PlannerFiles } from '@/components/tools/planner/foot/planner-files';
import { PlannerFoot } from '@/components/tools/planner/foot/planner-foot';
import {
  PlannerContext,
  type PlannerState,
  type PlannerStore,
} from '@/components/tools/planner/state/planner';
import type { ListRequest } from '@/lib/planner/import/list';
import { createListReader } from '@/lib/planner/import/read-list';
import { dayOf, planOf } from './planner-day';
import { button } from './screen';

/** Reads lists in the page, since jsdom has no workers. */
class ReadingWorker extends EventTarget {
  private readonly read = createListReader();
  async postMessage(request: ListRequest) {
    const data = await this.read(request);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

export const downloads: { name: string; text: () => Promise<string> }[] = [];

// Read once, so that no test waits for it longer than it waits for anything else.
beforeAll(async () => {
  await import('@/components/tools/planner/foot/export-parts').catch(() => undefined);
  await import('@/components/tools/planner/import/import-dialog').catch(() => undefined);
});

beforeEach(() => {
  downloads.length = 0;
  // Every browser has them, and jsdom does not.
  vi.stubGlobal('CompressionStream', CompressionStream);
  vi.stubGlobal('ClipboardItem', function item(data: Readonly<Record<string, Promise<Blob>>>) {
    for (const each of Object.values(data)) each.catch(() => {});
    return { types: Object.keys(data), getType: (type: string) => data[type] };
  });
  vi.stubGlobal('Worker', ReadingWorker);
  const made = vi.fn((_: Blob | MediaSource) => 'blob:made');
  URL.createObjectURL = made;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = made.mock.lastCall?.[0] as Blob;
    downloads.push({ name: this.download, text: () => textOf(blob) });
  });
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

export async function setUp(stops = 4, part: Partial<PlannerState> = {}) {
  const { day, sequences } = dayOf(stops);
  const actions = {
    note: vi.fn(),
    announce: vi.fn(),
    load: vi.fn(),
    open: vi.fn(),
    openPlan: vi.fn(),
  };
  const state = {
    ...{ name: 'courier', day, town: undefined, manual: planOf(day, sequences) },
    ...{ shown: 'manual', run: { kind: 'idle' }, unit: 'miles', ...part },
  };
  const store = { get: () => state, listen: () => () => {}, actions };
  const user = userEvent.setup();
  render(
    <PlannerContext value={store as unknown as PlannerStore}>
      <PlannerFiles>
        <PlannerFoot />
      </PlannerFiles>
    </PlannerContext>,
  );
  const press = (name: string) => user.click(button(name));
  const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;
  const openImport = async () => {
    await press('Bring your own stops');
    await waitFor(() => expect(dialog('planner-import').open).toBe(true));
    const box = dialog('planner-import');
    await within(box).findByText('Choose a file');
    return box;
  };
  return { actions, user, press, dialog, openImport };
}

/** The dialog for own stops, given a file of these lines. */
export async function readInDialog(text: string) {
  const view = await setUp();
  const box = await view.openImport();
  await give(view.user, box, csv(text));
  const list = within(box);
  const press = (name: string | RegExp) => view.user.click(list.getByRole('button', { name }));
  return { ...view, ...list, box, press };
}

/** A file that can be read, as those of jsdom cannot. */
export const csv = (text: string, name = 'thursday-east.csv') =>
  new NodeFile([text], name, { type: 'text/csv' }) as unknown as File;

export const give = (user: UserEvent, dialog: HTMLDialogElement, file: File) =>
  user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
