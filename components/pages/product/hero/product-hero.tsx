import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import type { ProductHeroContent } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import { HeroTags } from './hero-tags';
import './product-hero.css';

interface ProductHeroProps {
  /** Id of the heading. */
  id: string;
  trail: readonly Crumb[];
  content: ProductHeroContent;
  /** The signal action and its neighbor. */
  actions: ReactNode;
  /** What stands under the actions, such as a list of constraints. */
  children?: ReactNode;
  /** What stands under the map from the left of the frame on, such as a `HeroStrip`. */
  strip?: ReactNode;
  /** The words on night ground instead of paper, one panel with a night map. */
  night?: boolean | undefined;
}

/** First screen of a product page: words on paper, the product's map bleeding to the right edge. */
export function ProductHero(props: ProductHeroProps) {
  const { id, trail, content, actions, children, strip, night } = props;
  const { heading, description, tags, signs, image } = content;
  const tall = Boolean(children);
  return (
    <section
      aria-labelledby={id}
      className={cx('product-hero', night && 'product-hero-night', tall && 'product-hero-tall')}
    >
      <div className={cx('product-hero-words', night && 'scheme-dark text-ink')}>
        <Breadcrumb trail={trail} />
        <h1 id={id} className="product-hero-title type-h1">
          {heading}
        </h1>
        <p className="product-hero-lead type-lead text-ink-2">{description}</p>
        <div className="product-hero-actions">{actions}</div>
        {children}
      </div>
      <div className="product-hero-picture">
        <PagePicture image={image} first className="product-hero-image" />
      </div>
      {strip && (
        <div className="product-hero-strip">
          <div className="product-strip scheme-dark text-ink">{strip}</div>
        </div>
      )}
      <HeroTags tags={tags} signs={signs} />
    </section>
  );
}
