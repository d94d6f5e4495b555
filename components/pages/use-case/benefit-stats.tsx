import { cx } from '@/components/ui/cx';
import type { BenefitStat } from '@/content/use-cases/types';

interface BenefitStatsProps {
  stats: readonly BenefitStat[];
  /** A class of the trade's sheet. */
  className?: string;
}

/** Four benefit statistics (SPEC 2), ruled. */
export function BenefitStats({ stats, className }: BenefitStatsProps) {
  return (
    <dl className={cx('use-stats', className)}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
