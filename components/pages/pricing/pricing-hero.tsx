import type { ReactNode } from 'react';
import { BillingToggle } from '@/components/blocks/plans/billing-toggle';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { CheckItem } from '@/components/ui/check/check-item';
import type { Plan, PricingPage } from '@/content/schemas/pricing';
import type { Crumb } from '@/lib/json-ld';
import './pricing-hero.css';

type PricingHeroProps = PricingPage['hero'] & {
  plans: readonly Plan[];
  trail: readonly Crumb[];
  /** The plan cards. */
  children: ReactNode;
};

/** First screen of the pricing page: the claim, and the plan cards under it. */
export function PricingHero(props: PricingHeroProps) {
  const { trail, plans, title, lead, promises, plansTitle, image, children } = props;
  return (
    <section
      aria-labelledby="pricing-title"
      className="pricing-hero @container/plans pt-7 pb-(--section-space)"
    >
      <div className="frame">
        <Breadcrumb trail={trail} />
        <div className="pricing-claim mt-7">
          <div>
            <h1 id="pricing-title" className="pricing-title type-h1">
              {title.join('\n')}
            </h1>
            <p className="pricing-lead mt-5 type-lead text-ink-2">{lead}</p>
          </div>
          <PagePicture image={image} first className="max-lg:hidden" />
        </div>
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
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
        {children}
      </div>
    </section>
  );
}
