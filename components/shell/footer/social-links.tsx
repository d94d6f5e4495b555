import { BrandIcon } from '@/components/ui/icon/brand-icon';
import { site } from '@/content/site';

/** The publisher's profiles elsewhere. */
export function SocialLinks() {
  return (
    <ul className="flex gap-2">
      {site.social.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={href}
            aria-label={id === 'linkedin' ? undefined : name}
            className="grid size-11 place-items-center rounded-small rule border-edge font-semibold hover:bg-sunk"
          >
            {id === 'linkedin' ? (
              <Letters name={name} />
            ) : (
              <BrandIcon brand={id} className="size-4.5" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** LinkedIn lets nobody redraw its mark: two letters, beside the name that is read out. */
const Letters = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true">in</span>
    <span className="sr-only">{name}</span>
  </>
);
