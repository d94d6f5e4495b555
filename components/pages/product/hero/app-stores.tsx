import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { TextLink } from '@/components/ui/link/link';
import type { BrandId } from '@/lib/icons/brands';
import type { Href } from '@/lib/routes';
import './app-stores.css';

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
    <div className="app-stores">
      <div>
        <p className="app-stores-lead type-h4">{lead}</p>
        <p className="app-stores-note text-ink-2">{note}</p>
      </div>
      <ul className="app-store-list">
        {badges.map(({ id, lead, name, href }) => (
          <li key={id}>
            <a href={href} className="app-store">
              <BrandIcon brand={id} className="app-store-icon" />
              <span>
                <small className="app-store-lead text-ink-2">{lead}</small> {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <TextLink href={requirements.href}>{requirements.label}</TextLink>
    </div>
  );
}
