import type { ReactNode } from 'react';
import { BillingToggle } from '@/components/blocks/plans/billing-toggle';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Icon } from '@/components/ui/icon/icon';
import type { PageImage } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import './pricing-hero.css';

interface PricingHeroProps {
  trail: readonly Crumb[];
  /** Its two lines. */
  title: readonly string[];
  lead: string;
  /** What the trial promises. */
  promises: readonly string[];
  /** Names the ticket for those who do not see it. */
  faresTitle: string;
  image: PageImage;
  /** The ticket. */
  children: ReactNode;
}

/** First screen of the pricing page: the claim, and the ticket of the fares under it. */
export function PricingHero(props: PricingHeroProps) {
  const { trail, title, lead, promises, faresTitle, image, children } = props;
  return (
    <section aria-labelledby="pricing-title" className="pricing-hero">
      <div className="frame">
        <Breadcrumb trail={trail} />
        <div className="pricing-claim">
          <div>
            <h1 id="pricing-title" className="type-h1 pricing-title">
              {title.join('\n')}
            </h1>
            <p className="type-lead text-ink-2 pricing-lead">{lead}</p>
          </div>
          <PagePicture image={image} first className="pricing-picture" />
        </div>
        <div className="pricing-terms">
          <ul className="pricing-promises">
            {promises.map((promise) => (
              <li key={promise} className="pricing-promise">
                <Icon name="check" className="pricing-check" />
                {promise}
              </li>
            ))}
          </ul>
          <div className="pricing-billing">
            <BillingToggle />
          </div>
        </div>
        <h2 className="sr-only">{faresTitle}</h2>
        {children}
      </div>
    </section>
  );
}
