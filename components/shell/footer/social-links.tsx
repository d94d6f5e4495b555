import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { site } from '@/content/site';
import { type BrandId, brandFiles } from '@/lib/icons/brands';

const isBrand = (id: string): id is BrandId => id in brandFiles;

/** The publisher's profiles elsewhere. */
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
              <Letters id={id} name={name} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Two letters where there is no mark, beside the name that is read out; LinkedIn lets nobody redraw its own. */
const Letters = ({ id, name }: { id: string; name: string }) => (
  <>
    <span aria-hidden="true">{id === 'linkedin' ? 'in' : name.slice(0, 2)}</span>
    <span className="sr-only">{name}</span>
  </>
);
