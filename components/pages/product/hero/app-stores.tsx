import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { TextLink } from '@/components/ui/link/link';
import type { BrandId } from '@/lib/icons/brands';
import type { Href } from '@/lib/routes';

interface AppStoresProps {
  lead: string;
  note: string;
  badges: readonly { id: BrandId; lead: string; name: string; href: string }[];
  /** Where the app's requirements stand. */
  requirements: { label: string; href: Href };
}

/** The night strip under the driver app's hero: where the app is, and what the phone needs. */
export function AppStores({ lead, note, badges, requirements }: AppStoresProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div>
        <p className="mt-1 mb-1 type-h4">{lead}</p>
        <p className="text-[.8125rem] text-ink-2">{note}</p>
      </div>
      {badges.length > 0 && (
        <ul className="flex flex-wrap gap-2.5">
          {badges.map(({ id, lead, name, href }) => (
            <li key={id}>
              <a
                href={href}
                className="flex items-center gap-3 rounded-small rule border-edge px-4 py-2 text-[.9375rem] font-semibold leading-tight hover:bg-sunk"
              >
                <BrandIcon brand={id} className="size-5.5" />
                <span>
                  <small className="block text-[.8125rem] font-normal text-ink-2">{lead}</small>{' '}
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <TextLink href={requirements.href}>{requirements.label}</TextLink>
    </div>
  );
}
