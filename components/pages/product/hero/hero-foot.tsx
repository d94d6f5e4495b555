import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { BrandIcon, Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import type { StoresContent } from '@/content/products/types';
import type { ProductContent } from '@/content/schemas/products';
import type { site } from '@/content/site';
import { routes } from '@/lib/routes';

interface HeroFootProps extends Pick<ProductContent, 'hero' | 'stores'> {
  badges: typeof site.stores;
  figures: readonly { value: string; label: string }[];
  /** The lowest price, which leads to all of them. */
  priceLink: string;
  /** The planner follows, which has no space of its own above it. */
  planner: boolean;
}

/** Under a product's hero: where its app is, figures in one row, the trial's promises and ways of tracking. */
export function HeroFoot(props: HeroFootProps) {
  const { hero, stores, badges, figures, priceLink, planner } = props;
  const { tags, signs } = hero;
  return (
    <div className={cx('frame grid grid-cols-1 gap-6 pt-6', planner && 'pb-10 lg:pb-20')}>
      {stores && <AppStores {...stores} badges={badges} />}
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] font-medium">
          {tags.map((tag) => (
            <CheckItem key={tag}>{tag}</CheckItem>
          ))}
          <li>
            <TextLink href={routes.pricing}>{priceLink}</TextLink>
          </li>
        </ul>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] text-ink-2">
          {signs.map(({ icon, label }) => (
            <li key={label} className="flex items-center gap-2">
              <Icon name={icon} className="size-4" />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <dl
        id="delivery-stats"
        className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
      >
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col rule-t border-line pt-4">
            <dt className="order-1 text-ink-2">{label}</dt>
            <dd className="type-h3 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where the app is, and how it is set up. */
function AppStores({
  lead,
  note,
  badges,
  requirements,
}: StoresContent & Pick<HeroFootProps, 'badges'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rule-b border-line pb-6">
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
