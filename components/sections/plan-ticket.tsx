import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Plan } from '@/content/plans';
import { PlanAmount } from './plan-amount';

// The tear between two parts: dashes, and a half hole bitten into the ticket's edge at both ends.
const hole =
  'before:absolute before:size-5 before:rounded-full before:border-[1.5px] before:border-ink before:bg-paper after:absolute after:size-5 after:rounded-full after:border-[1.5px] after:border-ink after:bg-paper';
const stackedTear =
  'max-lg:border-t-[1.5px] max-lg:before:-top-[10.75px] max-lg:before:-left-[10.75px] max-lg:before:[clip-path:inset(0_0_0_9.25px)] max-lg:after:-top-[10.75px] max-lg:after:-right-[10.75px] max-lg:after:[clip-path:inset(0_9.25px_0_0)]';
const sideTear =
  'lg:border-l-[1.5px] lg:before:-top-[10.75px] lg:before:-left-[10.75px] lg:before:[clip-path:inset(9.25px_0_0)] lg:after:-bottom-[10.75px] lg:after:-left-[10.75px] lg:after:[clip-path:inset(0_0_9.25px)]';
const tear = `not-first:border-dashed not-first:border-edge ${hole} ${stackedTear} ${sideTear} first:before:hidden first:after:hidden first:border-0`;

interface PlanTicketProps {
  plan: Plan;
  unit: readonly string[];
}

/** One part of the ticket: a plan, what it costs, its trial and what it holds. */
export function PlanTicket({ plan, unit }: PlanTicketProps) {
  const look = plan.highlight ? 'signal' : plan.price.kind === 'agreed' ? 'ink' : 'outline';
  return (
    <li
      className={cx(
        '@container relative px-6 py-9 lg:px-8.5 lg:py-8',
        tear,
        plan.highlight && 'bg-highlight',
      )}
    >
      <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 lg:min-h-44 lg:grid-rows-[auto_auto_1fr]">
        <h3 className="type-h3 text-[2rem]">{plan.title}</h3>
        {plan.highlight && (
          <p className="rounded-chip bg-ink px-2.5 py-1 text-[.875rem] font-semibold leading-tight text-paper max-lg:absolute max-lg:-top-3.5 max-lg:left-6 lg:self-center">
            {plan.highlight}
          </p>
        )}
        <p className="type-small col-span-2 text-ink-2 max-lg:@min-[17.5rem]:col-span-1">
          {plan.description}
        </p>
        <PlanAmount plan={plan} unit={unit} />
      </div>
      <ButtonLink
        look={look}
        href={`${process.env.NEXT_PUBLIC_APP_URL}/signup`}
        target="_blank"
        rel="noopener"
        className="mt-4 w-full"
      >
        {plan.buttonText}
      </ButtonLink>
      <ul className="mt-6 grid gap-2 text-[.9375rem] leading-[1.5]">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-teal" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
