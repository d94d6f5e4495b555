import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { ProductHeroContent } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';

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
  night?: boolean;
}

/** First screen of a product page: words on paper, the product's map bleeding to the right edge. */
export function ProductHero(props: ProductHeroProps) {
  const { id, trail, content, actions, children, strip, night } = props;
  const { heading, description, tags, signs, image } = content;
  return (
    <section aria-labelledby={id} className={cx('product-hero', night && 'product-hero-night')}>
      <div className={cx('product-hero-words', night && 'scheme-dark text-ink')}>
        <Breadcrumb trail={trail} />
        <h1 id={id} className="type-h1">
          {heading}
        </h1>
        <p className="type-lead text-ink-2">{description}</p>
        <div className="product-hero-actions">{actions}</div>
        {children}
      </div>
      <div className="product-hero-picture">
        <PagePicture image={image} first />
      </div>
      {strip && (
        <div className="product-hero-strip">
          <div className="scheme-dark text-ink">{strip}</div>
        </div>
      )}
      <div className="product-hero-tags frame">
        <ul className="tag-checks">
          {tags.map((tag) => (
            <li key={tag}>
              <Icon name="check" />
              {tag}
            </li>
          ))}
        </ul>
        <ul className="tag-signs type-label">
          {signs.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
