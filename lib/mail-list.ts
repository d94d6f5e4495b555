import { type SendResult, sendForm } from './send-form';

/**
 * Puts an address on the mail list: `POST /v1/iam/mail-list` on the API host (SPEC 7).
 *
 * The HTTP status alone tells success; a refusal's JSON `message` is passed on. Never rejects.
 */
export const subscribe = (email: string): Promise<SendResult> =>
  sendForm(`${process.env.NEXT_PUBLIC_API_URL ?? ''}/v1/iam/mail-list`, { email });
