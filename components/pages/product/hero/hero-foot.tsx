import type { ReactNode } from 'react';
import { CheckItem } from '@/components/ui/check/check-item';
import { Icon } from '@/components/ui/icon/icon';
import type { ProductHeroContent } from '@/content/products/types';
import './hero-foot.css';

interface HeroFootProps extends Pick<ProductHeroContent, 'tags' | 'signs'> {
  /** On a night band from the left of the frame on. */
  strip?: ReactNode;
}

/** Under a product's hero: a strip, what the trial promises, and ways of tracking with their icons. */
export function HeroFoot({ strip, tags, signs }: HeroFootProps) {
  return (
    <>
      {strip && (
        <div className="hero-foot-strip bg-band">
          <div className="scheme-dark text-ink">{strip}</div>
        </div>
      )}
      {tags.length + signs.length > 0 && (
        <div className="frame flex flex-wrap justify-between gap-x-10 gap-y-4 pt-6">
          {tags.length > 0 && (
            <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
              {tags.map((tag) => (
                <CheckItem key={tag}>{tag}</CheckItem>
              ))}
            </ul>
          )}
          {signs.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 gap-y-2 type-label text-ink-2">
              {signs.map(({ icon, label }) => (
                <li
                  key={label}
                  className="flex items-center gap-2 rounded-chip bg-sunk px-2.5 py-1.5"
                >
                  <Icon name={icon} className="size-4" />
                  {label}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
