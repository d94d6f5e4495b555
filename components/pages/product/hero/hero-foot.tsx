import { CheckItem } from '@/components/ui/check/check-item';
import { BrandIcon, Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import type { StoresContent } from '@/content/products/types';
import type { ProductContent } from '@/content/schemas/products';
import type { site } from '@/content/site';
import { HeroStrip } from './hero-strip';

type Badges = { badges: typeof site.stores };
type HeroFootProps = Pick<ProductContent, 'hero' | 'strip'> & Badges;

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

/** Where the driver's app is, and what the phone needs. */
function AppStores({ lead, note, badges, requirements }: StoresContent & Badges) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div>
        <p className="mt-1 mb-1 type-h4">{lead}</p>
        <p className="text-[.8125rem] text-ink-2">{note}</p>
      </div>
      <ul className="flex flex-wrap gap-2.5">
        {badges.map((badge) => (
          <li key={badge.id}>
            <a
              href={badge.href}
              className="flex items-center gap-3 rounded-small rule border-edge px-4 py-2 text-[.9375rem] font-semibold leading-tight hover:bg-sunk"
            >
              <BrandIcon brand={badge.id} className="size-5.5" />
              <span>
                <small className="block text-[.8125rem] font-normal text-ink-2">{badge.lead}</small>{' '}
                {badge.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <TextLink href={requirements.href}>{requirements.label}</TextLink>
    </div>
  );
}

/** Rules of the planner under the hero's buttons, as they are named in the planner. */
export const HeroRules = ({ title, items }: NonNullable<ProductContent['rules']>) => (
  <div className="max-w-[32rem] rule-t border-line pt-5">
    <p className="type-small font-semibold">{title}</p>
    <ul className="mt-3 flex flex-wrap gap-2 type-label">
      {items.map((item) => (
        <li key={item} className="rounded-chip bg-sunk px-2.5 py-1.5">
          {item}
        </li>
      ))}
    </ul>
  </div>
);
