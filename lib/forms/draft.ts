const keyOf = (form: string): string => `draft-${form}`;

/**
 * What somebody typed into a form and has not sent, stored on their device so that a reload loses
 * nothing. The device may refuse: nothing here throws, the form then simply has no draft.
 */
export function storeDraft(form: string, fields: Readonly<Record<string, string>>): void {
  const empty = Object.values(fields).every((value) => value.trim() === '');
  try {
    if (empty) localStorage.removeItem(keyOf(form));
    else localStorage.setItem(keyOf(form), JSON.stringify(fields));
  } catch {
    // Blocked or full.
  }
}

/** Forgets a draft; call it once the form was sent. */
export function forgetDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Blocked, so there is none.
  }
}

/** The stored texts of the fields that `names` lists; null where there are none. */
export function readDraft<Name extends string>(
  form: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = new Map(Object.entries(stored));
    const texts = names.flatMap((name) => {
      const value: unknown = fields.get(name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return texts.length > 0 ? (Object.fromEntries(texts) as Partial<Record<Name, string>>) : null;
  } catch {
    return null;
  }
}
