import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Section, type SectionGround } from '@/components/ui/section/section';
import type { UseCase } from '@/content/use-cases/types';
import './use-trial.css';

interface UseTrialProps {
  useCase: UseCase;
  ground: SectionGround;
  /** What the trial asks for, beginning with its length. */
  terms: readonly string[];
}

/** The 14-day trial of every use case; its terms are the items of a receipt, which cost nothing. */
export function UseTrial({ useCase: { trial }, ground, terms }: UseTrialProps) {
  return (
    <Section id="trial" labelledBy="trial-title" ground={ground}>
      <div className="use-trial frame grid items-center gap-x-16 gap-y-10">
        <div>
          <h2 id="trial-title" className="type-h2">
            {trial.title}
          </h2>
          <p className="mt-3 text-ink-2">{trial.description}</p>
          <ProductActions demoLabel="Schedule Demo" className="mt-7" />
        </div>
        <ul className="use-receipt ms-auto grid gap-3">
          {terms.map((term) => (
            <li key={term} className="flex justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{term}</span>
              <span aria-hidden="true">0.00</span>
            </li>
          ))}
          <li aria-hidden="true" className="use-receipt-total flex justify-between">
            <span>Total</span>
            <span>$0.00</span>
          </li>
        </ul>
      </div>
    </Section>
  );
}
