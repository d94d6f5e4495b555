import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import type { PageImage } from '@/content/products/types';
import { drawnImage } from '@/lib/picture/image-loader';
import { pictureSize } from '@/lib/picture/pictures';

interface PagePictureProps {
  image: PageImage;
  /** In the first screen: loaded at once and first. */
  first?: boolean;
  className?: string;
  /** Width in px from which the wide cut serves. */
  wideFrom?: 640 | 1024;
}

/** A drawn picture of a page, with its cut for narrow windows where it has one. */
export function PagePicture({ image, first, className, wideFrom = 640 }: PagePictureProps) {
  const { picture, narrow, alt } = image;
  const wide = (
    <Picture
      {...pictureSize(picture)}
      name={picture}
      alt={alt}
      first={first}
      className={cx('page-picture', className)}
    />
  );
  if (!narrow) return wide;
  return (
    <picture>
      <source
        media={`(width < ${wideFrom}px)`}
        srcSet={drawnImage(narrow, pictureSize(narrow))}
        {...pictureSize(narrow)}
      />
      {wide}
    </picture>
  );
}
