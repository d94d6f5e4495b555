import { counted } from '@/lib/words/count';

/** Why a file or an answer did not come. `words` are a sentence for the visitor. */
export class FetchFailure extends Error {
  constructor(
    readonly words: string,
    /** The status of an answer that refuses; 0 without an answer. */
    readonly status = 0,
    /** What a host asks to wait before the next request, in milliseconds. */
    readonly wait?: number,
  ) {
    super(words);
  }
}

/** Why something did not come, in a sentence for the visitor. */
export const wordsOfFailure = (error: unknown): string =>
  error instanceof FetchFailure ? error.words : 'Something went wrong.';

interface FetchOptions {
  /** Who is asked, as it stands at the beginning of a sentence. */
  readonly who: string;
  /** Milliseconds until the whole answer must be there. */
  readonly patience: number;
  /** Rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** `Retry-After`, which holds seconds or a date, in milliseconds. */
function waitOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? 1000 * Number(text) : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

function refusal(who: string, answer: Response): FetchFailure {
  const { status } = answer;
  const why =
    status === 429
      ? 'asks for fewer requests'
      : status >= 500
        ? 'has a fault of its own'
        : 'refused the request';
  return new FetchFailure(`${who} ${why} (${status}).`, status, waitOf(answer));
}

/** Fetches JSON without cookies. Throws a FetchFailure, or the reason of `signal`. */
export async function fetchJson(
  address: string,
  { who, patience, signal }: FetchOptions,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(patience);
  let answer: Response | undefined;
  try {
    answer = await fetch(address, {
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!answer.ok) throw refusal(who, answer);
    return await answer.json();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof FetchFailure) throw error;
    if (timeout.aborted) {
      throw new FetchFailure(`${who} did not answer within ${counted(patience / 1000, 'second')}.`);
    }
    if (error instanceof SyntaxError) {
      throw new FetchFailure(`${who} answered with something that is not JSON, such as a page.`);
    }
    if (globalThis.navigator?.onLine === false) throw new FetchFailure('You are offline.');
    // Browsers hide which of the two it was.
    const closed = /^https?:/.test(address) ? ', or lets no other site ask' : '';
    throw new FetchFailure(
      answer ? 'The connection broke off.' : `${who} cannot be reached${closed}.`,
    );
  }
}
