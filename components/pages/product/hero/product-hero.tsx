import type { ReactNode } from 'react';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import type { ProductHeroContent } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import { HeroTags } from './hero-tags';
import './product-hero.css';

interface ProductHeroProps {
  trail: readonly Crumb[];
  content: ProductHeroContent;
  /** Where 'Watch Demo' leads; without it the demo dialog is offered. */
  watch?: string;
  /** What stands under the actions, such as a list of constraints. */
  rules?: ReactNode;
  /** What stands under the map from the left of the frame on, such as a `HeroStrip`. */
  strip?: ReactNode;
  /** The words on night ground instead of paper, one panel with a night map. */
  night?: boolean;
}

/** First screen of a product page: words on paper, the product's map bleeding to the right edge. */
export function ProductHero(props: ProductHeroProps) {
  const { trail, content, watch, rules, strip, night } = props;
  const { heading, description, image, ...tags } = content;
  return (
    <section
      aria-labelledby="product-title"
      className={cx(
        'product-hero grid grid-cols-1 overflow-clip',
        night && 'product-hero-night',
        Boolean(rules) && 'product-hero-tall',
      )}
    >
      <div className={cx('product-hero-words', night && 'scheme-dark bg-paper text-ink')}>
        <Breadcrumb trail={trail} />
        <h1 id="product-title" className="product-hero-title mt-7 type-h1 lg:mt-10">
          {heading}
        </h1>
        <p className="product-hero-lead mt-5 type-lead text-ink-2">{description}</p>
        <ProductActions watch={watch} className="mt-7" />
        {rules}
      </div>
      <div className="product-hero-picture relative overflow-clip bg-sunk">
        <PagePicture image={image} first className="product-hero-image size-full object-cover" />
      </div>
      {strip && (
        <div className="product-hero-strip bg-band">
          <div className="product-strip scheme-dark text-ink">{strip}</div>
        </div>
      )}
      <HeroTags {...tags} />
    </section>
  );
}
