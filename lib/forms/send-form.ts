export type SendResult =
  | { readonly status: 'sent' }
  /** The server's words for the reader: show them as text, never as markup. */
  | { readonly status: 'refused'; readonly message: string }
  /** No answer, or one without a message; the message is our own. */
  | { readonly status: 'failed'; readonly message?: string };

export const patienceMs = 15_000;

const longestMessage = 300;

/** Aborts when the reader comes back: a browser that kept the page may have dropped the answer. */
function untilComeBack(answered: AbortSignal): AbortSignal {
  const back = new AbortController();
  const check = ({ persisted }: PageTransitionEvent) => persisted && back.abort();
  globalThis.addEventListener?.('pageshow', check, { signal: answered });
  return back.signal;
}

/** The text of an answer's `message`; empty where there is none. */
export function messageOf(body: unknown): string {
  // No other value of JSON has a `trim`.
  const message: string = Object(body).message?.trim?.() ?? '';
  return message.length > longestMessage ? `${message.slice(0, longestMessage - 1)}…` : message;
}

/** Posts without cookies and reads the answer. Rejects after 15 seconds, body included. */
export async function post<Result>(
  address: string,
  sent: Pick<RequestInit, 'headers' | 'body'>,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const back = untilComeBack(done.signal);
  const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), back]);
  try {
    return await read(
      await fetch(address, { method: 'POST', credentials: 'omit', ...sent, signal }),
    );
  } finally {
    done.abort();
  }
}

export const mailListPath = '/v1/iam/mail-list';

/**
 * Puts an address on the mail list. The HTTP status decides success; a refusal may bring a `message`.
 * Never rejects.
 */
export const subscribe = (email: string): Promise<SendResult> =>
  post(
    `${process.env.NEXT_PUBLIC_API_URL ?? ''}${mailListPath}`,
    {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ email }),
    },
    async (answer): Promise<SendResult> => {
      if (answer.ok) return { status: 'sent' };
      const message = messageOf(await answer.json());
      return message === '' ? { status: 'failed' } : { status: 'refused', message };
    },
  ).catch(() => ({ status: 'failed' }));
