import { recallUtm } from '../address/utm';
import { type Endpoint, honeypotOf, nameAt } from './endpoint';
import { somethingWrong } from './rules';
import { messageOf, patienceMs, post, type SendResult } from './send-form';
import { type Fields, sentTo } from './shapes';

/** Nobody opens a page and fills in a form in less; programs do. */
const leastMs = 2000;

export type Delivery =
  | SendResult
  /** What the endpoint reports of fields, by their names here: show it as text. */
  | { readonly status: 'invalid'; readonly reported: Fields };

const failed = (reason: string) =>
  ({ status: 'failed', message: `${somethingWrong} ${reason}` }) as const;

const uncertain = 'so what you wrote may have arrived all the same.';

/** The campaign of this visit, and the page on which the site was opened. */
function visit(): Fields {
  const [opened] = performance.getEntriesByType('navigation');
  const { origin, pathname } = new URL(opened?.name || location.href);
  return { ...Object.fromEntries(recallUtm()), landing_page: origin + pathname };
}

function parsed(text: string) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Errors by the endpoint's names of fields, from an object of them, a list of `{field, message}`, or HubSpot's sentences. */
const errorsIn = (errors: unknown) =>
  Object.entries<unknown>(Object(errors)).map(([key, entry]) => {
    const message = messageOf(entry) || messageOf({ message: [entry].flat()[0] });
    const [start = '', name] = /^Error in 'fields\.([^']+)'\.? */.exec(message) ?? [];
    return [Object(entry).field ?? name ?? key, message.slice(start.length)] as const;
  });

async function read(endpoint: Endpoint, values: Fields, answer: Response): Promise<Delivery> {
  const { ok, status } = answer;
  const text = await answer.text();
  if (status === 429) return failed('Too many messages came at once: wait a minute first.');
  if (status >= 500) return failed(`The server has a fault (${status}).`);
  if (ok && text.trimStart().startsWith('<')) {
    return failed(`The server sent a page in place of a receipt, ${uncertain}`);
  }
  const body = parsed(text);
  // Web3Forms says it in the body too.
  if (ok && body.success !== false) return { status: 'sent' };
  const errors = errorsIn(body.errors);
  const reported = Object.keys(values).flatMap((name) => {
    const error = errors.find(([theirs, words]) => theirs === nameAt(endpoint, name) && words);
    return error ? [[name, error[1]]] : [];
  });
  if (reported.length > 0) return { status: 'invalid', reported: Object.fromEntries(reported) };
  const message = messageOf(body) || messageOf({ message: body.error }) || errors[0]?.[1];
  return message ? { status: 'refused', message } : failed(`The server refused it (${status}).`);
}

function reasonOf({ name }: { name?: unknown }): string {
  if (name === 'TimeoutError')
    return `No answer came in ${patienceMs / 1000} seconds, ${uncertain}`;
  if (name === 'AbortError') return `You left this page before an answer came, ${uncertain}`;
  return navigator.onLine ? 'The connection to the server failed.' : 'You are offline.';
}

/**
 * Sends a form to its endpoint. Programs, which fill in what people do not see or are faster than they
 * type, are thanked and nothing is sent. Never rejects.
 */
export async function deliver(
  endpoint: Endpoint,
  values: Fields,
  form: HTMLFormElement,
  restored: boolean,
): Promise<Delivery> {
  const tooFast = !restored && performance.now() < leastMs;
  if (tooFast || new FormData(form).get(honeypotOf(endpoint))) return { status: 'sent' };
  const page = { pageUri: location.href, pageName: document.title };
  const sent = sentTo(endpoint, { ...values, ...visit() }, page);
  return post(endpoint.address, sent, (answer) => read(endpoint, values, answer)).catch((error) =>
    failed(reasonOf(error)),
  );
}
