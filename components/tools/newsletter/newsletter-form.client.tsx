'use client';

import { failureWords } from '@/components/tools/form/use-form';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { FormError } from '@/components/ui/field/form-error';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import { type SendResult, subscribe } from '@/lib/forms/send-form';
import { useForm } from '../form/use-form';

interface NewsletterFormProps {
  id: string;
  /** On the list the browser asks for an address; on an article an empty field does nothing. */
  required: boolean;
  inRow?: boolean;
}

const thanks = 'Successfully subscribed! You will receive the latest fleet management insights.';

const rules = { email: 'optional' } as const;

/** Posts an address; what the server says is not shown here. */
async function send({ email }: { email: string }): Promise<SendResult> {
  const { status } = await subscribe(email);
  return status === 'sent' ? { status } : { status: 'failed' };
}

/** The blog's newsletter sign-up. By the method 'dialog' a press before this script runs goes nowhere. */
export function NewsletterForm({ id, required, inRow }: NewsletterFormProps) {
  const { form, sending, outcome, attempt, submit } = useForm({
    id,
    rules,
    words: {},
    send,
    focusAfter: 'input',
  });
  return (
    <form
      ref={form}
      method="dialog"
      className={cx('scripted grid gap-2', inRow && 'lg:grid-cols-[1fr_minmax(0,auto)]')}
      onSubmit={(event) => {
        const address = new FormData(event.currentTarget).get('email');
        if (String(address).trim()) void submit(event);
        else event.preventDefault();
      }}
    >
      <input
        type="email"
        name="email"
        // Longer than any address: checking it takes a browser time that grows with its square.
        maxLength={320}
        required={required}
        autoComplete="email"
        placeholder="you@company.com"
        aria-label="E-mail address"
        aria-describedby={`${id}-error`}
        className={inputClass}
      />
      <Button type="submit" variant="ink" disabled={sending} loading={sending} aria-busy={sending}>
        {sending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <div className="col-span-full grid gap-2">
        <p role="status" className="flex gap-2 type-small font-medium text-success">
          {outcome?.status === 'sent' && (
            <>
              <Icon name="circle-check" />
              <span>{thanks}</span>
            </>
          )}
        </p>
        <FormError id={`${id}-error`} attempt={attempt}>
          {failureWords(outcome)}
        </FormError>
      </div>
    </form>
  );
}
