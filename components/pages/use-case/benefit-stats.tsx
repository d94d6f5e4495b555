import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { UseCase } from '@/content/use-cases/types';
import './benefit-stats.css';

interface BenefitStatsProps {
  useCase: UseCase;
  ground: SectionGround;
}

/** Four benefit statistics, ruled; on a shelf or at the foot of the hero they need no heading to see. */
export function BenefitStats({ useCase, ground }: BenefitStatsProps) {
  const { statsTitle: title, looks } = useCase;
  const figures = <Figures useCase={useCase} />;
  if (looks.stats === 'foot' || looks.stats === 'shelf') {
    return (
      <Section labelledBy="numbers" ground={ground} space="none">
        <h2 id="numbers" className="sr-only">
          {title}
        </h2>
        {looks.stats === 'shelf' ? (
          <div className="use-shelf">
            <div className="frame">{figures}</div>
          </div>
        ) : (
          figures
        )}
      </Section>
    );
  }
  return (
    <Section labelledBy="numbers" ground={ground}>
      <div className={cx('frame', looks.stats === 'rows' && 'use-numbers')}>
        <SectionHeading id="numbers" title={title} />
        {figures}
      </div>
    </Section>
  );
}

function Figures({ useCase: { stats, looks } }: { useCase: UseCase }) {
  return (
    <dl className={`use-stats use-stats-${looks.stats}`}>
      {stats.map(({ value, label }, index) => (
        <div key={label} className={cx('use-stat', index % 2 === 1 && 'use-stat-even')}>
          <dt className="use-stat-label text-ink-2">{label}</dt>
          <dd className="use-stat-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
