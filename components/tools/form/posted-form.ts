import type { FocusEvent } from 'react';
import type { deliver as Deliver, Delivery } from '@/lib/forms/deliver';
import { type Endpoint, plainAction } from '@/lib/forms/endpoint';

const load = () => import('@/lib/forms/deliver');

/** Sends a form, by a part that comes when somebody begins to fill it in. Never rejects. */
export const deliver = (...form: Parameters<typeof Deliver>): Promise<Delivery> =>
  load()
    .then((part) => part.deliver(...form))
    .catch(() => ({ status: 'failed' }));

/** From here on the script checks the form in place of the browser. */
function takeOver({ currentTarget }: FocusEvent<HTMLFormElement>) {
  currentTarget.noValidate = true;
  load().catch(() => {});
}

/** By the method 'dialog' a press before the script runs goes nowhere. */
export function formProps(endpoint: Endpoint | null) {
  const action = plainAction(endpoint);
  return {
    action,
    method: action ? 'post' : 'dialog',
    noValidate: !action,
    onFocus: endpoint ? takeOver : undefined,
  };
}
