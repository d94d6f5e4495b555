import type { CSSProperties } from 'react';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { ComparedGroup } from '@/content/plan-comparison';
import type { Plan } from '@/content/plans';
import type { pricingPage } from '@/content/pricing';
import { PlanMark } from './plan-mark';
import './plan-comparison.css';

type PlanComparisonProps = typeof pricingPage.comparison & {
  plans: readonly Plan[];
  groups: readonly ComparedGroup[];
};

/**
 * Every feature of the fares, one table at every width. The names of the fares stay in view while
 * the table scrolls; on a phone the columns are narrow, so that all can be compared there too.
 */
export function PlanComparison({ title, lead, plans, groups }: PlanComparisonProps) {
  const holds = (from: string) => {
    const first = plans.findIndex(({ id }) => id === from);
    return plans.map(({ id }, index) => ({ id, included: index >= first }));
  };
  return (
    <Section labelledBy="comparison" ground="sunk" className="frame @container">
      <SectionHeading id="comparison" title={title} aside={<p>{lead}</p>} />
      <table
        aria-labelledby="comparison"
        className="comparison-table mt-10 w-full"
        style={{ '--plans': plans.length } as CSSProperties}
      >
        <thead className="comparison-plans">
          <tr>
            <td className="comparison-corner" />
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                <span className="type-h4 comparison-plan">{plan.title}</span>
                <ComparedPrice price={plan.price} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title} className="comparison-rows">
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1} className="type-h5">
                {group.title}
              </th>
            </tr>
            {group.rows.map(({ feature, from }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {holds(from).map(({ id, included }) => (
                  <PlanMark key={id} included={included} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

/** The price under the chosen billing; the ticket above announces the change. */
function ComparedPrice({ price }: Pick<Plan, 'price'>) {
  const look = 'comparison-price block text-ink-2';
  if (price.kind === 'agreed') return <span className={look}>{price.label}</span>;
  return (
    <>
      <span className={`${look} comparison-annual`}>${price.annual} a user</span>
      <span className={`${look} comparison-monthly`}>${price.monthly} a user</span>
    </>
  );
}
