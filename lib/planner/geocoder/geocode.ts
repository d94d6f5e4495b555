import { FetchFailure, fetchJson } from '../fetch-json';
import type { GeocoderAnswer } from '../import/place-lines';
import { readAnswer, requestFor } from './geocoder';
import type { Geocoder } from './site-geocoder';

/** What happens on the way: an answer came, or the host wants a pause, in milliseconds. */
export type GeocodeStep =
  | { readonly kind: 'answer'; readonly address: string; readonly answer: GeocoderAnswer }
  | { readonly kind: 'pause'; readonly milliseconds: number };

interface GeocodeOptions {
  readonly signal: AbortSignal;
  /** Milliseconds from request to request, and until an answer must be there. */
  readonly pace?: number;
  readonly patience?: number;
}

/** Hosts without a `Retry-After` that the page may read get this, in milliseconds. */
const usualPause = 5000;
const longestPause = 60_000;
/** So often one address is asked for again. */
const mostTries = 3;

/** Answers that are about one address, not about all requests. */
const aboutAddress: readonly number[] = [400, 414, 422];

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    setTimeout(resolve, milliseconds);
  });

/** How long to wait where the host asks for it; throws where it does not, or for too long. */
function pauseAfter(failure: unknown, tries: number, host: string): number {
  if (!(failure instanceof FetchFailure)) throw failure;
  const { status, wait } = failure;
  const isAsked = status === 429 || (status === 503 && wait !== undefined);
  if (!isAsked || tries >= mostTries) throw failure;
  if (wait !== undefined && wait > longestPause) {
    const minutes = Math.ceil(wait / 60_000);
    throw new FetchFailure(`${host} asks to wait ${minutes} minutes (${status}).`, status);
  }
  return wait ?? usualPause * tries;
}

/** Asks one at a time. Throws a FetchFailure where the host cannot go on, or the reason of `signal`. */
export async function* geocode(
  geocoder: Geocoder,
  addresses: readonly string[],
  { signal, pace = 1000, patience = 10_000 }: GeocodeOptions,
): AsyncGenerator<GeocodeStep> {
  const { host } = geocoder;
  const ask = async (address: string): Promise<GeocoderAnswer> => {
    const options = { who: host, patience, signal };
    try {
      const body = await fetchJson(requestFor(geocoder, address), options);
      return placeIn(body, host) ?? { unknown: `${host} does not know this address.` };
    } catch (error) {
      if (!(error instanceof FetchFailure) || !aboutAddress.includes(error.status)) throw error;
      return { unknown: `${host} cannot read this address (${error.status}).` };
    }
  };
  let next = 0;
  for (const address of addresses) {
    for (let tries = 1; ; tries++) {
      await sleep(Math.max(0, next - performance.now()), signal);
      next = performance.now() + pace;
      try {
        const answer = await ask(address);
        yield { kind: 'answer', address, answer };
        break;
      } catch (error) {
        const milliseconds = Math.max(pace, pauseAfter(error, tries, host));
        next = performance.now() + milliseconds;
        yield { kind: 'pause', milliseconds };
      }
    }
  }
}

function placeIn(body: unknown, host: string) {
  try {
    return readAnswer(body);
  } catch {
    throw new FetchFailure(`${host} answered in a form that the planner does not know.`);
  }
}
