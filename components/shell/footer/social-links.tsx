import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { site } from '@/content/site';
import { type BrandId, brandFiles } from '@/lib/icons/brands';

const isBrand = (id: string): id is BrandId => id in brandFiles;

export function SocialLinks() {
  if (site.social.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {site.social.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={href}
            aria-label={isBrand(id) ? name : undefined}
            className="grid size-11 place-items-center rounded-small rule border-edge font-semibold hover:bg-sunk"
          >
            {isBrand(id) ? (
              <BrandIcon brand={id} className="size-4.5" />
            ) : (
              <>
                <span aria-hidden="true">{lettersOf(id, name)}</span>
                <span className="sr-only">{name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Two letters where there is no mark; LinkedIn lets nobody redraw its own. */
const lettersOf = (id: string, name: string) => (id === 'linkedin' ? 'in' : name.slice(0, 2));
