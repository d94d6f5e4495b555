import { PictureImage } from '@/components/picture/picture-image';
import type { CatalogGroup } from '@/lib/content/integrations';
import { isDrawnLogo, logoHeight } from '@/lib/picture/logo';
import type { PictureFile } from '@/lib/picture/picture-file';
import { pictureOf } from '@/lib/picture/pictures';

type CatalogLogoProps = Pick<CatalogGroup['entries'][number], 'image' | 'heading' | 'hasMark'>;

/**
 * The logo of a system on its tile. A drawn file holds it in ink and in its owner's color, and the
 * sheet shows the one or the other; a file of its owner's is shown as it is. Where a plate with the
 * name stands for a logo, the tile shows its first letter: the name stands beside it.
 */
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
