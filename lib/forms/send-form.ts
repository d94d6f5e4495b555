/** How sending a form ended. */
export type SendResult =
  | { readonly status: 'sent' }
  /** The server said why not, in words for the reader: show them as text, never as markup. */
  | { readonly status: 'refused'; readonly message: string }
  /** No answer, or one that says nothing. */
  | { readonly status: 'failed' };

/** How long an answer may take, body included. */
const patienceMs = 15_000;

const longestMessage = 300;

/**
 * Ends when the reader comes back to the page: a browser that kept it meanwhile may have dropped the
 * answer. Not when the page is left, for what happens then may never be drawn.
 */
function untilComeBack(answered: AbortSignal): AbortSignal {
  const back = new AbortController();
  const look = ({ persisted }: PageTransitionEvent) => persisted && back.abort();
  globalThis.addEventListener?.('pageshow', look, { signal: answered });
  return back.signal;
}

function messageOf(body: unknown): string {
  const { message: said }: { message?: unknown } = Object(body);
  const message = typeof said === 'string' ? said.trim() : '';
  return message.length > longestMessage ? `${message.slice(0, longestMessage - 1)}…` : message;
}

/**
 * Posts a form's fields as JSON to an endpoint: one that content/site.ts names, or the mail list's.
 *
 * The HTTP status alone tells success; a refusal's JSON `message` is passed on. It makes one
 * request, keeps no cookies and never rejects. Asking only once at a time is the form's business.
 */
export async function sendForm(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
): Promise<SendResult> {
  const done = new AbortController();
  const back = untilComeBack(done.signal);
  const late = AbortSignal.timeout?.(patienceMs);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: late && AbortSignal.any ? AbortSignal.any([late, back]) : back,
    });
    if (answer.ok) return { status: 'sent' };
    const message = messageOf(await answer.json());
    return message === '' ? { status: 'failed' } : { status: 'refused', message };
  } catch {
    return { status: 'failed' };
  } finally {
    done.abort();
  }
}
