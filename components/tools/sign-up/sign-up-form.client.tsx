'use client';

import { useEffect, useRef } from 'react';
import { ReachedStop } from '@/components/tools/form/reached-stop';
import { failureWords } from '@/components/tools/form/use-form';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormError } from '@/components/ui/field/form-error';
import { subscribe } from '@/lib/forms/send-form';
import { useForm } from '../form/use-form';

const rules = { email: 'email' } as const;

const invalid = 'Please enter a valid email address.';
const words = { email: { empty: invalid, malformed: invalid } };

/** The e-mail sign-up. By the method 'dialog' a press before this script runs goes nowhere. */
export function SignUpForm() {
  const { form, sending, outcome, attempt, errorOf, submit } = useForm({
    id: 'sign-up',
    rules,
    words,
    send: ({ email }) => subscribe(email),
  });
  const refused = errorOf('email');
  const error = refused ?? failureWords(outcome, 'An error occurred. Please try again.');
  return (
    <>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={submit}
        className="scripted relative scheme-light text-ink"
      >
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@company.com"
          aria-label="E-mail address"
          aria-invalid={refused !== undefined || outcome?.status === 'refused'}
          aria-describedby="sign-up-error"
          data-error={error ? '' : undefined}
          className="min-h-16 w-full rounded-card rule-bold border-ink bg-paper px-6 py-3 placeholder:text-ink-3 data-error:field-error sm:pe-38"
        />
        <Button
          type="submit"
          variant="ink"
          aria-disabled={sending}
          loading={sending}
          className="max-sm:mt-3 max-sm:w-full sm:absolute sm:top-2 sm:end-2"
        >
          {sending ? 'Loading...' : 'Sign Up'}
        </Button>
        <FormError id="sign-up-error" attempt={attempt}>
          {error}
        </FormError>
      </form>
      {outcome?.status === 'sent' && (
        <SignUpThanks key={attempt} onClose={() => form.current?.querySelector('input')?.focus()} />
      )}
    </>
  );
}

const id = 'sign-up-thanks';

function SignUpThanks({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      id={id}
      ref={dialog}
      onClose={onClose}
      title="Thank you for reach out."
      cover={
        <div className="flex justify-center bg-success-ground py-8 text-success">
          <ReachedStop ground="success-ground" />
        </div>
      }
      className="w-130"
    >
      <div className="overflow-y-auto px-[20px] pb-6 sm:ps-8">
        <p className="text-ink-2">We will write to the address you gave us.</p>
        <Button variant="ink" command="close" commandfor={id} className="mt-6">
          Close
        </Button>
      </div>
    </Dialog>
  );
}
