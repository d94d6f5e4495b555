import { cx } from '@/components/ui/cx';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { PlanCard } from './plan-card';

type PlanListProps = Pick<PlansSection, 'unit' | 'included'> & { plans: readonly Plan[] };

/** Bounds only where its container has 64rem: below them the other side grows without end. */
const atMost = (width: string) => `max(${width}, (64rem - 100cqi) * 999)`;

/** The widest list of few plans; in a style sheet it would cost every visitor bytes. */
const widths: Readonly<Record<number, string>> = { 1: atMost('32rem'), 2: atMost('50rem') };

/** The plans as cards on one perforated strip, in a container named `plans`. */
export function PlanList({ unit, included, plans }: PlanListProps) {
  const columns = plans.map(({ highlight }) => (highlight ? '1.11fr' : '1fr'));
  return (
    <ul
      className={cx(
        'plans mt-6 rounded-plan rule-bold border-ink bg-surface',
        plans.length > 3 && 'plans-many',
      )}
      // Where the parts stand side by side.
      style={{ gridTemplateColumns: columns.join(' '), maxWidth: widths[plans.length] }}
    >
      {plans.map((plan, index) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          unit={unit}
          outer={index === 0 || index === plans.length - 1}
          included={included}
        />
      ))}
    </ul>
  );
}
