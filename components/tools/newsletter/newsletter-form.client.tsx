'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import { Icon } from '@/components/ui/icon/icon';
import { subscribe } from '@/lib/forms/mail-list';
import { useSending } from '../form/use-sending';

interface NewsletterFormProps {
  /** Prefix of the ids inside. */
  id: string;
  /** On the list the browser asks for an address; on an article an empty field does nothing (SPEC 5). */
  required: boolean;
}

const messages = {
  sent: 'Successfully subscribed! You will receive the latest fleet management insights.',
  failed: 'Something went wrong. Please try again.',
} as const;

/**
 * The blog's newsletter sign-up (SPEC 4, 8). A form of the method 'dialog' goes nowhere by itself,
 * so a press before this script runs puts no address into the page's own.
 */
export function NewsletterForm({ id, required }: NewsletterFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { busy, sending, during } = useSending();
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function submit() {
    const input = field.current;
    const address = input?.value.trim();
    if (!input || !address || busy()) return;
    setOutcome(null);
    setAttempt((last) => last + 1);
    const { status } = await during(() => subscribe(address));
    if (status === 'sent') input.value = '';
    setOutcome(status === 'sent' ? 'sent' : 'failed');
    // A disabled button loses the focus, which the browser may take away a moment from now.
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) {
      input.focus({ preventScroll: true });
    }
  }

  return (
    <form
      method="dialog"
      className="newsletter-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input
        ref={field}
        type="email"
        name="email"
        required={required}
        autoComplete="email"
        placeholder="you@company.com"
        aria-label="E-mail address"
        aria-describedby={`${id}-error`}
        className="text-input"
      />
      <Button type="submit" look="ink" disabled={sending} loading={sending} aria-busy={sending}>
        {sending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <p role="status" className="newsletter-message type-small">
        {outcome === 'sent' && (
          <>
            <Icon name="circle-check" />
            {messages.sent}
          </>
        )}
      </p>
      <FormError id={`${id}-error`} attempt={attempt}>
        {outcome === 'failed' ? messages.failed : null}
      </FormError>
    </form>
  );
}
