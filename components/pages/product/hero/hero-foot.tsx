import type { ComponentProps } from 'react';
import { CheckItem } from '@/components/ui/check/check-item';
import { Icon } from '@/components/ui/icon/icon';
import type { ProductContent } from '@/content/schemas/products';
import { AppStores } from './app-stores';
import { HeroStrip } from './hero-strip';

interface HeroFootProps extends Pick<ProductContent, 'hero' | 'strip'> {
  badges: ComponentProps<typeof AppStores>['badges'];
}

/** Under a product's hero: a night strip, what the trial promises, and ways of tracking with their icons. */
export function HeroFoot({ hero: { tags, signs }, strip, badges }: HeroFootProps) {
  return (
    <>
      {strip && (
        <div className="hero-foot-band bg-band">
          <div className="scheme-dark text-ink">
            {strip.kind === 'stores' ? (
              <AppStores {...strip} badges={badges} />
            ) : (
              <HeroStrip strip={strip} />
            )}
          </div>
        </div>
      )}
      <div className="frame flex flex-wrap justify-between gap-x-10 gap-y-4 pt-6">
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
          {tags.map((tag) => (
            <CheckItem key={tag}>{tag}</CheckItem>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-4 gap-y-2 type-label text-ink-2">
          {signs.map(({ icon, label }) => (
            <li key={label} className="flex items-center gap-2 rounded-chip bg-sunk px-2.5 py-1.5">
              <Icon name={icon} className="size-4" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
