import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Section, SectionHeading } from '@/components/ui/section/section';
import type { UseCasePartProps } from './use-case-part';
import './use-case-trial.css';

type TrialProps = UseCasePartProps & { terms: readonly string[] };

/** The 14-day trial of every use case; its terms are the items of a receipt, which cost nothing. */
export function UseCaseTrial({ useCase: { trial }, ground, terms }: TrialProps) {
  return (
    <Section id="trial" labelledBy="trial-title" ground={ground}>
      <div className="use-case-trial frame grid items-center gap-x-16 gap-y-10">
        <div>
          <SectionHeading id="trial-title" title={trial.title} />
          <p className="mt-3 text-ink-2">{trial.description}</p>
          <ProductActions demoLabel="Schedule Demo" className="mt-7" />
        </div>
        <ul className="use-case-receipt ms-auto grid gap-3">
          {terms.map((term) => (
            <li key={term} className="flex justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{term}</span>
              <span aria-hidden="true">0.00</span>
            </li>
          ))}
          <li aria-hidden="true" className="use-case-receipt-total flex justify-between">
            <span>Total</span>
            <span>$0.00</span>
          </li>
        </ul>
      </div>
    </Section>
  );
}
