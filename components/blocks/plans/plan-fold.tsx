import type { ReactNode } from 'react';
import { PlusSign } from '@/components/ui/icon/plus-sign';

interface PlanFoldProps {
  label: string;
  plan: string;
  children: ReactNode;
}

/** What a plan holds: folded on a phone, where three lists would stand under one another. */
export function PlanFold({ label, plan, children }: PlanFoldProps) {
  return (
    <details className="plan-fold">
      <summary
        aria-label={`${label} in ${plan}`}
        className="plan-fold-summary flex min-h-11 items-center justify-between font-semibold"
      >
        {label}
        <PlusSign className="size-4" />
      </summary>
      {children}
    </details>
  );
}
