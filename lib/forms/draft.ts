import { readStored, store } from '../browser/stored';

/**
 * How long a draft is kept, in milliseconds: a week, since by then a message is written anew or forgotten,
 * and somebody else may use the device. One without a date is older than dates, and has expired.
 */
const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Name of the date among the fields. */
const dateName = 'savedAt';

const keyOf = (form: string): string => `draft-${form}`;

/**
 * What somebody typed into a form and has not sent, stored on their device so that a reload loses
 * nothing. The device may refuse: nothing here throws, the form then simply has no draft.
 */
export function storeDraft(form: string, fields: Readonly<Record<string, string>>): void {
  const empty = Object.values(fields).every((value) => value.trim() === '');
  store(keyOf(form), empty ? null : JSON.stringify({ ...fields, [dateName]: Date.now() }));
}

/** Forgets a draft; call it once the form was sent. */
export const forgetDraft = (form: string): void => void store(keyOf(form), null);

/** The stored texts of the fields that `names` lists; null where there are none. Forgets what has expired. */
export function readDraft<Name extends string>(
  form: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  try {
    const fields = new Map(Object.entries(JSON.parse(readStored(keyOf(form)) ?? '{}') ?? {}));
    const age = Date.now() - Number(fields.get(dateName));
    // So it reads where there is no date, or one that cannot be.
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
