import { Icon } from '@/components/ui/icon/icon';
import type { ProductHeroContent } from '@/content/products/types';

/** Under a product's hero: what the trial promises, and ways of tracking with their signs. */
export function HeroTags({ tags, signs }: Pick<ProductHeroContent, 'tags' | 'signs'>) {
  if (tags.length + signs.length === 0) return null;
  return (
    <div className="product-hero-tags frame flex flex-wrap justify-between gap-x-10 gap-y-4 pt-6">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center gap-2">
              <Icon name="check" className="size-4 text-teal" />
              {tag}
            </li>
          ))}
        </ul>
      )}
      {signs.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2 type-label text-ink-2">
          {signs.map(({ icon, label }) => (
            <li key={label} className="product-hero-sign">
              <Icon name={icon} className="size-4" />
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
