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
    <div className="hero-strip app-stores">
      <div>
        <p className="type-h4">{lead}</p>
        <p className="type-small text-ink-2">{note}</p>
      </div>
      <ul>
        {badges.map(({ id, lead, name, href }) => (
          <li key={id}>
            <a href={href}>
              <BrandIcon brand={id} />
              <span>
                <small>{lead}</small> {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <TextLink href={requirements.href}>{requirements.label}</TextLink>
    </div>
  );
}
