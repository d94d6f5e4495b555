import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { PlannerFiles } from '@/components/tools/planner/foot/planner-files';
import { PlannerFoot } from '@/components/tools/planner/foot/planner-foot';
import { type Planner, PlannerContext } from '@/components/tools/planner/state/planner';
import { dayOf, planOf } from './planner';

export const downloads: { name: string; text: () => Promise<string> }[] = [];

// Read once, so that no test waits for it longer than it waits for anything else.
beforeAll(() => import('@/components/tools/planner/foot/late-parts').catch(() => undefined));

beforeEach(() => {
  downloads.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let made: Blob | undefined;
  URL.createObjectURL = vi.fn((blob: Blob) => {
    made = blob;
    return 'blob:made';
  }) as typeof URL.createObjectURL;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = made;
    if (blob) downloads.push({ name: this.download, text: () => textOf(blob) });
  });
  vi.spyOn(console, 'debug').mockReturnValue();
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** The foot of a planner with a day of some stops, and everything that it was told to do. */
export async function setUp(stops = 4) {
  const { day, rounds } = dayOf(stops);
  const acts = { note: vi.fn(), say: vi.fn(), load: vi.fn(), open: vi.fn() };
  const state = {
    name: 'courier',
    day,
    town: undefined,
    hand: planOf(day, rounds),
    shown: 'hand',
    run: { kind: 'idle' },
    unit: 'miles',
  };
  const planner = { state, acts } as unknown as Planner;
  const user = userEvent.setup();
  render(
    <PlannerContext value={planner}>
      <PlannerFiles>
        <PlannerFoot />
      </PlannerFiles>
    </PlannerContext>,
  );
  const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;
  /** Opens the dialog for own stops by its button. */
  const openImport = async () => {
    await user.click(screen.getByRole('button', { name: 'Bring your own stops' }));
    await waitFor(() => expect(dialog('planner-import').open).toBe(true));
    const box = dialog('planner-import');
    await within(box).findByText('Choose a file');
    return box;
  };
  return { day, acts, user, dialog, openImport };
}

export const csv = (text: string, name = 'thursday-east.csv') =>
  new File([text], name, { type: 'text/csv' });

export async function give(
  user: ReturnType<typeof userEvent.setup>,
  dialog: HTMLDialogElement,
  file: File,
) {
  const chooser = dialog.querySelector('input[type=file]') as HTMLInputElement;
  file.arrayBuffer ??= async () =>
    new TextEncoder().encode(await textOf(file)).buffer as ArrayBuffer;
  file.slice = () => file;
  await user.upload(chooser, file);
}
