import { type SendResult, sendForm } from './send-form';

export const mailListPath = '/v1/iam/mail-list';

/** Puts an address on the mail list. Never rejects, see `sendForm`. */
export const subscribe = (email: string): Promise<SendResult> =>
  sendForm(`${process.env.NEXT_PUBLIC_API_URL ?? ''}${mailListPath}`, { email });
