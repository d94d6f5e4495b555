import { readStored, store } from '../browser/stored';

/** A week in milliseconds: later somebody else may use the device. */
const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

const dateName = 'savedAt';

const keyOf = (form: string): string => `draft-${form}`;

/** Stores what was typed into a form, so that a reload loses nothing. Never throws. */
export function storeDraft(form: string, fields: Readonly<Record<string, string>>): void {
  const empty = Object.values(fields).every((value) => value.trim() === '');
  store(keyOf(form), empty ? null : JSON.stringify({ ...fields, [dateName]: Date.now() }));
}

export const forgetDraft = (form: string): void => void store(keyOf(form), null);

/** The stored texts of `names`; null where there are none or they have expired. */
export function readDraft<Name extends string>(
  form: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  try {
    const fields = new Map(Object.entries(JSON.parse(readStored(keyOf(form)) ?? '{}') ?? {}));
    const age = Date.now() - Number(fields.get(dateName));
    // Also true for NaN.
    if (!(Math.abs(age) < draftLifeMs)) {
      forgetDraft(form);
      return null;
    }
    const texts = names
      .map((name) => [name, fields.get(name)] as const)
      .filter(([, value]) => typeof value === 'string');
    return texts.length > 0 ? (Object.fromEntries(texts) as Partial<Record<Name, string>>) : null;
  } catch {
    return null;
  }
}
