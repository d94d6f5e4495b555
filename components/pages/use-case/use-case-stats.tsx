import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { TitledSection } from '@/components/ui/section/section';
import type { UseCasePartProps } from './use-case-part';

/** Benefits in figures, each on a route. */
export const UseCaseStats = ({ useCase, ground }: UseCasePartProps) => (
  <TitledSection labelledBy="numbers" ground={ground} title={useCase.statsTitle}>
    <FigureRow
      figures={useCase.stats.map((stat) => ({ ...stat, hue: useCase.hue }))}
      className="mt-10"
    />
  </TitledSection>
);
