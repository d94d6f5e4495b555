'use client';

import { type ReactNode, useState } from 'react';
import { Receipt } from '@/components/blocks/receipt/receipt';
import { fieldState } from '@/components/ui/field/field-state';
import { FormField } from '@/components/ui/field/form-field.client';
import { InlineText } from '@/components/ui/prose/inline-text';
import type { TeamBillContent } from '@/content/schemas/pricing';
import { parseAmount } from '@/lib/calculator/parse-amount';
import { billOf, planBills } from '@/lib/plans/bill';
import { counted } from '@/lib/words/count';

const limits = { min: 0, max: 10_000, whole: true } as const;

type TeamBillProps = TeamBillContent & {
  /** What other teams pay. */
  children: ReactNode;
};

/** The bill of a team, on every plan and as a slip: it changes with each number that is typed. */
export function TeamBill({ children, caption, plan, note, refusal, ...team }: TeamBillProps) {
  const [typed, setTyped] = useState(team.groups.map(({ users }) => `${users}`));
  // While a number is wrong, the last right one counts.
  const [groups, setGroups] = useState(team.groups);
  const bill = billOf(plan.price, groups);
  const users = groups.reduce((sum, group) => sum + group.users, 0);
  const change = (at: number, text: string) => {
    setTyped(typed.with(at, text));
    const read = parseAmount(text, limits);
    const group = groups[at];
    if (read.ok && group) setGroups(groups.with(at, { ...group, users: read.value }));
  };
  return (
    <div className="pricing-bill">
      <form
        method="dialog"
        noValidate
        className="scripted col-span-full grid gap-x-10 gap-y-6 rounded-card bg-sunk p-6 unprinted md:grid-cols-2"
      >
        <div className="grid content-start gap-5">
          {groups.map(({ one, label }, at) => {
            const value = typed[at] ?? '';
            const error = parseAmount(value, limits).ok ? undefined : refusal;
            return (
              <FormField key={one} id={`team-${one}`} label={label} error={error}>
                <input
                  {...fieldState(`team-${one}`, error)}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  value={value}
                  onChange={(event) => change(at, event.target.value)}
                />
              </FormField>
            );
          })}
        </div>
        <div>
          <div role="status">
            <p className="type-h5">{`${counted(users, 'user')}, a month`}</p>
            <dl className="mt-3 rule-t-bold border-ink">
              {planBills(team.plans, users).map(({ title, month }) => (
                <div
                  key={title}
                  className="flex flex-wrap justify-between gap-x-4 rule-b border-line py-3"
                >
                  <dt>{title}</dt>
                  <InlineText as="dd" className="font-semibold">
                    {month ?? team.agreed}
                  </InlineText>
                </div>
              ))}
            </dl>
          </div>
          <p className="mt-3 text-ink-2">{note}</p>
        </div>
      </form>
      {bill && <Receipt caption={caption} columns={bill.columns} rows={bill.rows} sums={2} />}
      {children}
    </div>
  );
}
