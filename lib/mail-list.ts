/** How a subscription ended. */
export type MailListResult =
  | { readonly status: 'subscribed' }
  /** The server said why not, in words for the reader: show them as text, never as markup. */
  | { readonly status: 'refused'; readonly message: string }
  /** No answer, or one that says nothing. */
  | { readonly status: 'failed' };

/** How long an answer may take, body included. */
const patienceMs = 15_000;

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}

/**
 * Puts an address on the mail list: `POST /v1/iam/mail-list` on the API host (SPEC 7).
 *
 * The HTTP status alone tells success; a refusal's JSON `message` is passed on. Never rejects.
 */
export async function subscribe(email: string): Promise<MailListResult> {
  try {
    const answer = await fetch(`${process.env.NEXT_PUBLIC_API_URL ?? ''}/v1/iam/mail-list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return { status: 'subscribed' };
    const message = messageOf(await answer.json());
    return message === null ? { status: 'failed' } : { status: 'refused', message };
  } catch {
    return { status: 'failed' };
  }
}
