import { PictureImage } from '@/components/picture/picture-image';
import type { CatalogGroup } from '@/lib/content/integrations';
import { isDrawnLogo, logoHeight } from '@/lib/picture/logo';
import type { PictureFile } from '@/lib/picture/picture-file';
import { pictureOf } from '@/lib/picture/pictures';

type CatalogLogoProps = Pick<CatalogGroup['entries'][number], 'image' | 'heading' | 'hasMark'>;

/** A drawn file holds the logo in ink and in color, one of which shows; without a logo, the first letter. */
export function CatalogLogo({ image, heading, hasMark }: CatalogLogoProps) {
  const picture = pictureOf(image);
  const isPlate = !hasMark && isDrawnLogo(picture);
  return (
    <span
      aria-hidden="true"
      className="catalog-tile row-span-2 grid place-items-center overflow-clip rounded-control rule border-line scheme-light type-h4 text-ink"
    >
      {isPlate ? heading.slice(0, 1) : logoOf(picture)}
    </span>
  );
}

const logoOf = (picture: PictureFile) =>
  isDrawnLogo(picture) ? (
    <img
      src={`/images/${picture.file}`}
      width={picture.width}
      height={logoHeight}
      style={{ aspectRatio: `${picture.width} / ${logoHeight}` }}
      alt=""
      loading="lazy"
      className="catalog-logo"
    />
  ) : (
    <PictureImage
      picture={picture}
      sizes="42px"
      alt=""
      className="catalog-own-logo object-contain"
    />
  );
