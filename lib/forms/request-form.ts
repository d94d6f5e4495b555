import { type Problems, problemsOf } from './form-problems';

/** The fields of the Request Integration form (SPEC 3), in the order in which they stand. */
export const requestFields = ['name', 'email', 'message'] as const;

export type RequestField = (typeof requestFields)[number];

export type RequestValues = Readonly<Record<RequestField, string>>;

export type RequestProblems = Problems<RequestField>;

/** What is sent: without the spaces around it, the name on one line, plain line breaks. */
export function tidyRequest({ name, email, message }: RequestValues): RequestValues {
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    email: email.trim(),
    message: message.trim().replace(/\r\n?/g, '\n'),
  };
}

/** What keeps a request from being sent (SPEC 5 asks for an address; an empty request says nothing). */
export const checkRequest = (values: RequestValues): RequestProblems =>
  problemsOf(tidyRequest(values), requestFields);

/** Longer addresses are cut by some systems on their way to the mail program. */
const longestAddress = 1900;

interface PreparedMail {
  href: string;
  /** Whether all of the message is in it. */
  whole: boolean;
}

// Half of a pair of code units cannot be written into an address.
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'));

/** A mail that says what the form says, for where no endpoint is named. */
export function requestMail(to: string, values: RequestValues): PreparedMail {
  const { name, email, message } = tidyRequest(values);
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
  return { href: write(fits), whole: fits === letters.length };
}
