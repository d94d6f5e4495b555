import { BilledPrice } from '@/components/blocks/plans/plan-amount';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/section';
import type { ComparedGroup, Plan, PlansSection, PricingPage } from '@/content/schemas/pricing';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './plan-comparison.css';

type PlanComparisonProps = PricingPage['comparison'] & {
  plans: readonly Plan[];
  unit: PlansSection['unit'];
  groups: readonly ComparedGroup[];
};

/** Every feature of the plans in one table; nothing where none are compared. */
export function PlanComparison({ title, lead, plans, unit, groups }: PlanComparisonProps) {
  if (groups.length === 0) return null;
  const inclusionOf = (from: string) => {
    const first = plans.findIndex(({ id }) => id === from);
    return plans.map(({ id }, index) => ({ id, included: index >= first }));
  };
  return (
    <TitledSection
      labelledBy="comparison"
      ground="sunk"
      layout="@container"
      title={title}
      aside={plans.length > 1 && lead}
    >
      <table
        aria-labelledby="comparison"
        className="comparison-table mt-10 w-full text-[.9375rem]"
        style={{ '--plans': plans.length }}
      >
        <thead className="comparison-plans sticky z-1">
          <tr>
            <td
              className={cx('comparison-corner', plans.length > 3 && 'comparison-corner-narrow')}
            />
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                <span className="type-h4 comparison-plan">{plan.title}</span>
                <BilledPrice
                  price={plan.price}
                  unit={` ${unit.short}`}
                  className="block text-[.8125rem] text-ink-2"
                />
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
                <th scope="row">{numbersUnbroken(feature)}</th>
                {inclusionOf(from).map(({ id, included }) => (
                  <td key={id} className={included ? 'comparison-check' : 'comparison-dash'}>
                    <span className="sr-only">{included ? 'Included' : 'Not included'}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TitledSection>
  );
}
