import { cx } from '@/components/ui/cx';
import type { SectionGround } from '@/components/ui/section/section';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { UseCase } from '@/content/use-cases/types';
import './benefit-stats.css';

interface BenefitStatsProps {
  useCase: UseCase;
  ground: SectionGround;
}

/** Benefit statistics, ruled: in columns, or in rows beside their title. */
export function BenefitStats({ useCase, ground }: BenefitStatsProps) {
  const { statsTitle, stats, variants } = useCase;
  const rows = variants.stats === 'rows';
  return (
    <TitledSection
      labelledBy="numbers"
      ground={ground}
      title={statsTitle}
      layout={rows && 'use-stats-beside grid gap-10'}
    >
      <dl
        className={
          rows
            ? 'rule-t-bold border-ink'
            : 'use-stats-columns mt-10 grid grid-cols-2 gap-x-6 gap-y-8'
        }
      >
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className={cx(
              'flex flex-col-reverse justify-end gap-3 [overflow-wrap:anywhere]',
              rows ? 'use-stats-row rule-b border-line py-4' : 'rule-t-bold border-ink pt-5',
            )}
          >
            <dt className="leading-tight text-ink-2">{label}</dt>
            <dd className="use-stat-value type-h2">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
