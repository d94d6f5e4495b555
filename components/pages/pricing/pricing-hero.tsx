import type { ReactNode } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { BillingToggle } from '@/components/blocks/plans/billing-toggle';
import { CheckItem } from '@/components/ui/check/check-item';
import type { Plan, PricingPage } from '@/content/schemas/pricing';
import type { Crumb } from '@/lib/json-ld';

type PricingHeroProps = PricingPage['hero'] & {
  plans: readonly Plan[];
  trail: readonly Crumb[];
  /** The plan cards. */
  children: ReactNode;
};

/** First screen of the pricing page: the claim, and the plan cards under it. */
export function PricingHero({ title, image, children, ...hero }: PricingHeroProps) {
  const { promises, plansTitle, plans, billing, ...words } = hero;
  return (
    <PageHero
      {...words}
      id="pricing-title"
      title={title.join('\n')}
      picture={image}
      fit="frame-desktop"
      below={
        <div className="@container/plans">
          <div className="frame">
            <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
              <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
                {promises.map((promise) => (
                  <CheckItem key={promise}>{promise}</CheckItem>
                ))}
              </ul>
              <div className="max-sm:w-full">
                <BillingToggle plans={plans} />
              </div>
            </div>
            <h2 className="sr-only">{plansTitle}</h2>
            {billing && <p className="mt-5 max-w-160 text-ink-2">{billing}</p>}
            {children}
          </div>
        </div>
      }
    />
  );
}
