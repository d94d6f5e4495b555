import { forgetDraft, readDraft, storeDraft } from '@/lib/forms/draft';

/** Says that the fields hold what this device had kept, and empties them. Stands in a region that is announced. */
export const DraftNote = ({ onClear }: { onClear: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-3 type-small text-ink-2">
    <span>Restored from this device.</span>
    <button
      type="button"
      className="py-1 font-semibold underline underline-offset-4"
      onClick={onClear}
    >
      Clear
    </button>
  </p>
);

export type FormDraft = ReturnType<typeof formDraft>;

/** What was typed into a form, held by the device under `name` until it was sent. */
export const formDraft = (name: string, fields: readonly string[]) => ({
  /** Fills fields that are still empty: what was typed meanwhile wins. Tells whether it filled any. */
  restore(form: HTMLFormElement): boolean {
    const stored = readDraft(name, fields) ?? {};
    let filled = false;
    for (const [field, value = ''] of Object.entries<string | undefined>(stored)) {
      const control = form.elements.namedItem(field);
      if (control instanceof HTMLSelectElement) {
        const known = [...control.options].some((option) => option.value === value);
        if (control.selectedIndex !== 0 || !known) continue;
      } else if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
        continue;
      } else if (control.value) continue;
      filled ||= value !== '' && control.value !== value;
      control.value = value;
    }
    return filled;
  },
  /** A choice that nobody made is none: an emptied form leaves nothing. */
  save(form: HTMLFormElement) {
    const data = new FormData(form);
    const textOf = (field: string): string => {
      const control = form.elements.namedItem(field);
      const unchosen = control instanceof HTMLSelectElement && control.selectedIndex < 1;
      return unchosen ? '' : String(data.get(field) ?? '');
    };
    storeDraft(name, Object.fromEntries(fields.map((field) => [field, textOf(field)])));
  },
  forget: () => forgetDraft(name),
});
