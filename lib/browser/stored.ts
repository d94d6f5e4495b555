/** Where a text is stored: for good, or for the visit. */
type Place = 'localStorage' | 'sessionStorage';

/** What the device stores under a key; null where nothing is, or where looking is forbidden. */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or forgets it with null. False where the device refuses: blocked or full. */
export function store(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
