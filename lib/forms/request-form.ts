import type { FormRules, FormValues } from './rules';

export const requestRules = {
  name: 'required',
  email: 'email',
  message: 'required',
} as const satisfies FormRules<string>;

export type RequestField = keyof typeof requestRules;

export type RequestValues = FormValues<RequestField>;

/** Some systems cut longer addresses. */
const longestAddress = 1900;

// Half a surrogate pair cannot be encoded.
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'));

/** The form as a mail, for where no endpoint is set. */
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
  const whole = fits === letters.length;
  return { href: write(fits), whole };
}

export type PreparedMail = ReturnType<typeof requestMail>;
