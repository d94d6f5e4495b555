import { readDraft, storeDraft } from '@/lib/forms/draft';

/** Puts a stored draft into fields that are still empty: what was typed meanwhile wins. */
export function restoreDraft(form: HTMLFormElement, draft: string, names: readonly string[]) {
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

/** Stores what the fields hold. A choice that nobody made is none: an emptied form leaves nothing. */
export function saveDraft(form: HTMLFormElement, draft: string, names: readonly string[]) {
  const data = new FormData(form);
  const textOf = (name: string): string => {
    const control = form.elements.namedItem(name);
    const unchosen = control instanceof HTMLSelectElement && control.selectedIndex < 1;
    return unchosen ? '' : String(data.get(name) ?? '');
  };
  storeDraft(draft, Object.fromEntries(names.map((name) => [name, textOf(name)])));
}
