'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import { isEmailAddress } from '@/lib/forms/email';
import { subscribe } from '@/lib/forms/mail-list';
import type { SendResult } from '@/lib/forms/send-form';
import { useSending } from '../form/use-sending';
import { SignUpThanks } from './sign-up-thanks.client';

type Outcome = SendResult | { status: 'invalid' };

/** What went wrong, in the words of SPEC 8; nothing after a success. */
function errorOf(outcome: Outcome): string | null {
  switch (outcome.status) {
    case 'invalid':
      return 'Please enter a valid email address.';
    case 'refused':
      return `Error: ${outcome.message}`;
    case 'failed':
      return 'An error occurred. Please try again.';
    case 'sent':
      return null;
  }
}

/**
 * The e-mail sign-up of the call-to-action (SPEC 4, 5, 8). Its ground is bright in both themes.
 *
 * A form of the method 'dialog' goes nowhere by itself, so pressing the button before this script
 * runs loses nothing and puts no address into the page's own.
 */
export function SignUpForm() {
  const field = useRef<HTMLInputElement>(null);
  const { sending, outcome, attempt, submit } = useSignUp(field);
  const error = outcome && errorOf(outcome);
  return (
    <>
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="relative scheme-light text-ink noscript:hidden"
      >
        <input
          ref={field}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@company.com"
          aria-label="E-mail address"
          aria-invalid={outcome?.status === 'invalid' || outcome?.status === 'refused'}
          aria-describedby="sign-up-error"
          data-error={error ? '' : undefined}
          className="min-h-16 w-full rounded-card rule-bold border-ink bg-paper px-6 py-3 placeholder:text-ink-3 data-error:field-error sm:pr-38"
        />
        <Button
          type="submit"
          look="ink"
          aria-disabled={sending}
          loading={sending}
          className="max-sm:mt-3 max-sm:min-h-16 max-sm:w-full max-sm:rounded-card sm:absolute sm:top-2 sm:right-2"
        >
          {sending ? 'Loading...' : 'Sign Up'}
        </Button>
        <FormError id="sign-up-error" attempt={attempt}>
          {error}
        </FormError>
      </form>
      {outcome?.status === 'sent' && (
        <SignUpThanks key={attempt} onClose={() => field.current?.focus()} />
      )}
    </>
  );
}

function useSignUp(field: React.RefObject<HTMLInputElement | null>) {
  const { busy, sending, during } = useSending();
  const [{ outcome, attempt }, setResult] = useState<{ outcome?: Outcome; attempt: number }>({
    attempt: 0,
  });
  const finish = (next?: Outcome) =>
    setResult((last) => ({ outcome: next, attempt: last.attempt + 1 }));

  async function submit() {
    const input = field.current;
    if (!input || busy()) return;
    const address = input.value.trim();
    if (!isEmailAddress(address)) {
      input.focus();
      return finish({ status: 'invalid' });
    }
    finish();
    const result = await during(() => subscribe(address));
    if (result.status === 'sent') input.value = '';
    finish(result);
  }

  return { sending, outcome, attempt, submit };
}
