import type { ReactNode } from 'react';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { UseCaseHeroContent } from '@/content/use-cases/types';
import type { Crumb } from '@/lib/json-ld';

/** The trade; each has a composition of its own in its sheet. */
export type UseCaseLook = 'restaurants' | 'retail' | 'ecommerce' | 'couriers';

interface UseHeroProps {
  /** Id of the heading. */
  id: string;
  look: UseCaseLook;
  trail: readonly Crumb[];
  content: UseCaseHeroContent;
  /** What stands at the foot of the map, such as the figures. */
  children?: ReactNode;
}

/** First screen of a use case: words and a map on the industry's tint. */
export function UseHero({ id, look, trail, content, children }: UseHeroProps) {
  const { heading, description, image } = content;
  return (
    <section aria-labelledby={id} className={`use-hero use-hero-${look}`}>
      <div className="use-hero-words">
        <Breadcrumb trail={trail} />
        <h1 id={id} className="type-display">
          {heading}
        </h1>
        <div className="use-hero-aside">
          <p className="type-lead text-ink-2">{description}</p>
          <div className="use-actions">
            <ProductActions demoLabel="Book a Demo" />
          </div>
        </div>
      </div>
      <div className="use-hero-picture">
        <PagePicture image={image} first />
      </div>
      {children}
    </section>
  );
}
