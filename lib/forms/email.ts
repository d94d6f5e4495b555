const longestAddress = 254;
const longestLocalPart = 64;
const longestLabel = 63;

// Linear time. \p{C} holds the control characters: a line break would forge a second entry.
const localCharacters = /^[^\s\p{C}@"(),:;<>[\]\\]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;

const isLocalPart = (text: string): boolean =>
  text.length <= longestLocalPart &&
  localCharacters.test(text) &&
  text.split('.').every((part) => part !== '');

const isLabel = (text: string): boolean =>
  text.length <= longestLabel && label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** At most 254 characters (64 before the @), letters of every script. Never throws. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  if (address.length > longestAddress) return false;
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  return rest.length === 0 && isLocalPart(local) && labels.length > 1 && labels.every(isLabel);
}
