import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import type { SectionGround } from '@/components/ui/section/section';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { UseCase } from '@/content/use-cases/types';

interface BenefitStatsProps {
  useCase: UseCase;
  ground: SectionGround;
}

/** Benefits in figures, on the threads of the routes. */
export const BenefitStats = ({ useCase, ground }: BenefitStatsProps) => (
  <TitledSection labelledBy="numbers" ground={ground} title={useCase.statsTitle}>
    <FigureRow
      figures={useCase.stats.map((stat) => ({ ...stat, thread: useCase.thread }))}
      className="mt-10"
    />
  </TitledSection>
);
