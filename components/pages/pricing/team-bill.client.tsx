'use client';

import { useState } from 'react';
import { fieldState } from '@/components/ui/field/field-state';
import { FormField } from '@/components/ui/field/form-field.client';
import type { TeamBillContent } from '@/content/schemas/pricing';
import { parseAmount } from '@/lib/calculator/parse-amount';
import { planBills } from '@/lib/plans/bill';
import { counted } from '@/lib/words/count';

const limits = { min: 0, max: 10_000, whole: true } as const;

/** What a team pays a month on each plan: it changes with each number that is typed. */
export function TeamBill({ groups, plans, agreed, note, refusal }: TeamBillContent) {
  const [typed, setTyped] = useState(groups.map(({ users }) => `${users}`));
  const counts = typed.flatMap((text) => {
    const read = parseAmount(text, limits);
    return read.ok ? read.value : [];
  });
  const isRight = counts.length === typed.length;
  const users = counts.reduce((sum, each) => sum + each, 0);
  return (
    <form
      method="dialog"
      noValidate
      className="scripted grid gap-x-10 gap-y-6 rounded-card bg-sunk p-6 md:grid-cols-2"
    >
      <div className="grid content-start gap-5">
        {groups.map(({ label }, at) => {
          const id = `team-${at}`;
          const value = typed[at] ?? '';
          const error = parseAmount(value, limits).ok ? undefined : refusal;
          return (
            <FormField key={id} id={id} label={label} error={error}>
              <input
                {...fieldState(id, error)}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={value}
                onChange={({ target }) => setTyped(typed.with(at, target.value))}
              />
            </FormField>
          );
        })}
      </div>
      <div>
        <div role="status">
          <p className="type-h5">{`${isRight ? counted(users, 'user') : '– users'}, a month`}</p>
          <dl className="mt-3 rule-t-bold border-ink">
            {planBills(plans, users).map(({ title, month }) => (
              <div
                key={title}
                className="flex flex-wrap justify-between gap-x-4 rule-b border-line py-3"
              >
                <dt>{title}</dt>
                <dd className="font-semibold">
                  {month === undefined ? (
                    <a href={agreed.href} className="underline">
                      {agreed.label}
                    </a>
                  ) : isRight ? (
                    month
                  ) : (
                    '–'
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-3 text-ink-2">{note}</p>
      </div>
    </form>
  );
}
