import { PictureImage } from '@/components/picture/picture-image';
import type { CatalogGroup } from '@/lib/content/integrations';
import { isDrawnLogo, logoHeight } from '@/lib/picture/logo';
import { pictureOf } from '@/lib/picture/pictures';

type CatalogLogoProps = Pick<CatalogGroup['entries'][number], 'image' | 'heading' | 'hasMark'>;

/** A drawn file holds the logo in ink and in color, one of which shows; without a logo, the first letter. */
export function CatalogLogo({ image, heading, hasMark }: CatalogLogoProps) {
  const picture = pictureOf(image);
  const isDrawn = isDrawnLogo(picture);
  return (
    <span
      aria-hidden="true"
      className="catalog-tile row-span-2 grid place-items-center overflow-clip rounded-control rule border-line scheme-light type-h4 text-ink"
    >
      {isDrawn && !hasMark && heading.slice(0, 1)}
      {isDrawn && hasMark && (
        <img
          src={`/images/${picture.file}`}
          width={picture.width}
          height={logoHeight}
          style={{ aspectRatio: `${picture.width} / ${logoHeight}` }}
          alt=""
          loading="lazy"
          className="catalog-logo"
        />
      )}
      {!isDrawn && (
        <PictureImage
          picture={picture}
          sizes="42px"
          alt=""
          className="catalog-own-logo object-contain"
        />
      )}
    </span>
  );
}
