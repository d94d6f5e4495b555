import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import type { CaseStudy } from '@/content/case-studies/types';

interface BarPairProps {
  change: NonNullable<CaseStudy['results']['figures'][number]['change']>;
  /** Standing on one line side by side, from 768 px on. */
  upright: boolean;
}

function amount(value: number, unit: string): string {
  if (unit === 'US dollars') return `$${value.toFixed(2)}`;
  return `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** Before and after as a pair of bars on one scale that begins at nothing. */
export function BarPair({ change: { before, after, unit }, upright }: BarPairProps) {
  const most = Math.max(before, after);
  const share = (value: number) => ({ '--share': value / most }) as CSSProperties;
  return (
    <dl className={cx('mt-4 mb-4 grid gap-2 type-label', upright && 'bar-pair-upright')}>
      <div className="bar" style={share(before)}>
        <dt className="text-ink-2">before</dt>
        <dd>{amount(before, unit)}</dd>
      </div>
      <div className="bar bar-after" style={share(after)}>
        <dt className="text-ink-2">after</dt>
        <dd>{amount(after, unit)}</dd>
      </div>
    </dl>
  );
}
