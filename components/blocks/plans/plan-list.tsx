import { cx } from '@/components/ui/cx';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { PlanTicket } from './plan-ticket';

interface PlanListProps extends Pick<PlansSection, 'unit' | 'included'> {
  plans: readonly Plan[];
}

/** The ticket of the fares in its perforated parts; it stands in a container named `fares`. */
export function PlanList({ unit, included, plans }: PlanListProps) {
  const columns = plans.map(({ highlight }) => (highlight ? '1.11fr' : '1fr'));
  return (
    <ul
      className={cx(
        'plans mt-6 rounded-ticket rule-bold border-ink bg-surface',
        plans.length < 3 && 'plans-few',
        plans.length < 2 && 'plans-one',
        plans.length > 3 && 'plans-many plans-tight',
      )}
      // Where the parts stand side by side.
      style={{ gridTemplateColumns: columns.join(' ') }}
    >
      {plans.map((plan, index) => (
        <PlanTicket
          key={plan.id}
          plan={plan}
          unit={unit}
          first={index === 0}
          last={index === plans.length - 1}
          included={included}
        />
      ))}
    </ul>
  );
}
