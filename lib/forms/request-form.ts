import type { FormRules, FormValues } from './rules';

/** The fields of the Request Integration form: an empty request would say nothing. */
export const requestRules = {
  name: 'required',
  email: 'email',
  message: 'required',
} as const satisfies FormRules<string>;

export type RequestField = keyof typeof requestRules;

export type RequestValues = FormValues<RequestField>;

/** Longer addresses are cut by some systems on their way to the mail program. */
const longestAddress = 1900;

// Half of a pair of code units cannot be written into an address.
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'));

/** A mail that says what the form says, for where no endpoint is named. */
export function requestMail(to: string, values: RequestValues) {
  const { email, message } = values;
  // A line break in a subject would begin another header.
  const name = values.name.replace(/\s+/g, ' ');
  const letters = [...message];
  const write = (count: number): string => {
    const text = count < letters.length ? `${letters.slice(0, count).join('')}…` : message;
    const body = `${text}\n\n${name}\n${email}`;
    return `mailto:${to}?subject=${encode(`Integration request from ${name}`)}&body=${encode(body)}`;
  };
  let [fits, most] = [0, letters.length];
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (write(middle).length <= longestAddress) fits = middle;
    else most = middle - 1;
  }
  /** Whether all of the message is in it. */
  const whole = fits === letters.length;
  return { href: write(fits), whole };
}

export type PreparedMail = ReturnType<typeof requestMail>;
