import { PictureImage } from '@/components/picture/picture-image';
import { isDrawnLogo, logoHeight } from '@/lib/picture/logo';
import { pictureOf } from '@/lib/picture/pictures';
import './catalog-logo.css';

/**
 * The logo of a system. A drawn file holds it in ink and in its owner's color, and the sheet shows
 * the one or the other; a file of its owner's is shown as it is, on light ground in both themes.
 */
export function CatalogLogo({ image }: { image: string }) {
  const picture = pictureOf(image);
  if (!isDrawnLogo(picture)) {
    return (
      <PictureImage
        picture={picture}
        sizes="160px"
        alt=""
        className="catalog-own-logo scheme-light bg-surface rounded-small"
      />
    );
  }
  return (
    <img
      src={`/images/${picture.file}`}
      width={picture.width}
      height={logoHeight}
      alt=""
      loading="lazy"
      className="catalog-logo"
    />
  );
}
