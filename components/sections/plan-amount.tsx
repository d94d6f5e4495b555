import type { Plan } from '@/content/plans';

const place =
  'col-span-2 flex flex-wrap items-end gap-x-3 max-lg:@min-[17.5rem]:col-span-1 max-lg:@min-[17.5rem]:col-start-2 max-lg:@min-[17.5rem]:row-span-2 max-lg:@min-[17.5rem]:row-start-1 max-lg:@min-[17.5rem]:flex-col max-lg:@min-[17.5rem]:justify-end';

/**
 * What a plan costs. Both prices are in the document, the other one hidden; the live region names
 * its plan, so that a change of billing is heard as 'Base: $10 per user per month'.
 */
export function PlanAmount({ plan, unit }: { plan: Plan; unit: readonly string[] }) {
  const { price, title } = plan;
  if (price.kind === 'agreed') {
    return (
      <p className={place}>
        <a
          href={price.href}
          className="type-h2 text-[clamp(2.25rem,2rem+1vw,3.25rem)] decoration-2 underline-offset-6 hover:underline lg:pb-1"
        >
          {price.label}
        </a>
      </p>
    );
  }
  return (
    <p aria-live="polite" aria-atomic="true" className={place}>
      <span className="sr-only">{title}:</span>
      <span className="type-figure tabular-nums text-[4rem] group-has-[#billing-monthly:checked]/fares:hidden lg:text-[5.625rem]">
        ${price.annual}
      </span>
      <span className="type-figure hidden tabular-nums text-[4rem] group-has-[#billing-monthly:checked]/fares:block lg:text-[5.625rem]">
        ${price.monthly}
      </span>
      <span className="text-[.875rem] leading-[1.35] text-ink-2 max-lg:mt-1 max-lg:text-[.9375rem] lg:mb-1 lg:grid">
        {unit.map((word) => (
          <span key={word}>{word} </span>
        ))}
      </span>
    </p>
  );
}
