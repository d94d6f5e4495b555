import { forgetDraft, readDraft, storeDraft } from '@/lib/forms/draft';

/** What was typed into a form, held by the device until it was sent. */
export interface FormDraft {
  /** Fills fields that are still empty: what was typed meanwhile wins. */
  restore: (form: HTMLFormElement) => void;
  save: (form: HTMLFormElement) => void;
  forget: () => void;
}

function restore(form: HTMLFormElement, draft: string, names: readonly string[]) {
  const stored = readDraft(draft, names) ?? {};
  for (const [name, value = ''] of Object.entries<string | undefined>(stored)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) {
      const known = [...control.options].some((option) => option.value === value);
      if (control.selectedIndex === 0 && known) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= value;
    }
  }
}

/** A choice that nobody made is none: an emptied form leaves nothing. */
function save(form: HTMLFormElement, draft: string, names: readonly string[]) {
  const data = new FormData(form);
  const textOf = (name: string): string => {
    const control = form.elements.namedItem(name);
    const unchosen = control instanceof HTMLSelectElement && control.selectedIndex < 1;
    return unchosen ? '' : String(data.get(name) ?? '');
  };
  storeDraft(draft, Object.fromEntries(names.map((name) => [name, textOf(name)])));
}

/** The draft of a form, stored under `name`. */
export const formDraft = (name: string, fields: readonly string[]): FormDraft => ({
  restore: (form) => restore(form, name, fields),
  save: (form) => save(form, name, fields),
  forget: () => forgetDraft(name),
});
