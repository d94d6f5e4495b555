import { Picture } from '@/components/picture/picture';
import type { PageImage } from '@/content/products/types';

interface PagePictureProps {
  image: PageImage;
  /** In the first screen: loaded at once and first. */
  first?: boolean;
  className?: string;
  /** Width in px from which the wide cut serves. */
  wideFrom?: 640 | 768 | 1024;
}

/** A picture of a page, with its cut for narrow windows where it has one. */
export function PagePicture({ image, first, className, wideFrom = 640 }: PagePictureProps) {
  const { picture, narrow, alt } = image;
  return (
    <Picture
      name={picture}
      other={narrow ? { name: narrow, media: `(width < ${wideFrom}px)` } : undefined}
      alt={alt}
      first={first}
      className={className}
    />
  );
}
