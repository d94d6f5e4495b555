import type { Plan } from '@/content/plans';

/**
 * What a plan costs. Both prices are in the document, the other one hidden; the live region names
 * its plan, so that a change of billing is heard as 'Base: $10 per user per month'.
 */
export function PlanAmount({ plan, unit }: { plan: Plan; unit: readonly string[] }) {
  const { price, title } = plan;
  const look = 'plan-amount col-span-2 flex flex-wrap items-end gap-x-3';
  if (price.kind === 'agreed') {
    return (
      <p className={look}>
        <a href={price.href} className="plan-agreed type-h2 hover:underline">
          {price.label}
        </a>
      </p>
    );
  }
  return (
    <p aria-live="polite" aria-atomic="true" className={look}>
      <span className="sr-only">{`${title}:`}</span>
      <span className="plan-price type-figure">{`$${price.annual}`}</span>
      <span className="plan-price plan-price-monthly type-figure">{`$${price.monthly}`}</span>
      <span className="plan-unit text-ink-2">
        {unit.map((word) => (
          <span key={word}>{`${word} `}</span>
        ))}
      </span>
    </p>
  );
}
