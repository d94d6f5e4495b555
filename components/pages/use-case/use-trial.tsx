import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Icon } from '@/components/ui/icon/icon';
import { Section, type SectionGround } from '@/components/ui/section/section';
import type { UseCase } from '@/content/use-cases/types';
import './use-trial.css';

interface UseTrialProps {
  useCase: UseCase;
  ground: SectionGround;
  /** What the trial asks for, beginning with its length. */
  terms: readonly string[];
}

/** The 14-day block of every use case: terms, the trial in the web app, a demo. */
export function UseTrial({ useCase: { trial, looks }, ground, terms }: UseTrialProps) {
  return (
    <Section id="trial" labelledBy="trial-title" ground={ground}>
      <div className="frame">
        <div className={`use-trial use-trial-${looks.trial}`}>
          <div className="use-trial-words">
            <h2 id="trial-title" className="use-trial-title type-h2">
              {trial.title}
            </h2>
            <p className="mt-3 text-ink-2">{trial.description}</p>
          </div>
          <ul className="use-terms grid gap-x-6 gap-y-3">
            {terms.map((term) => (
              <li key={term} className="use-term">
                <Icon name="check" className="use-term-check" />
                {term}
              </li>
            ))}
          </ul>
          <ProductActions demoLabel="Schedule Demo" className="use-trial-actions" />
        </div>
      </div>
    </Section>
  );
}
