import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { TextLink } from '@/components/ui/link/link';
import type { StoresContent } from '@/content/products/types';
import type { site } from '@/content/site';

interface AppStoresProps extends StoresContent {
  badges: typeof site.stores;
}

/** Where the driver's app is, and what the phone needs. */
export function AppStores({ lead, note, badges, requirements }: AppStoresProps) {
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
