import { Icon } from '@/components/ui/icon/icon';
import type { ProductHeroContent } from '@/content/products/types';
import './hero-tags.css';

/** Under a product's hero: what the trial promises, and ways of tracking with their signs. */
export function HeroTags({ tags, signs }: Pick<ProductHeroContent, 'tags' | 'signs'>) {
  return (
    <div className="product-hero-tags frame">
      <ul className="tag-checks">
        {tags.map((tag) => (
          <li key={tag} className="tag-check">
            <Icon name="check" className="tag-check-icon" />
            {tag}
          </li>
        ))}
      </ul>
      <ul className="tag-signs type-label">
        {signs.map(({ icon, label }) => (
          <li key={label} className="tag-sign">
            <Icon name={icon} className="size-4" />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
