import { PictureImage } from '@/components/picture/picture-image';
import { cx } from '@/components/ui/cx';
import { hueClasses } from '@/components/ui/route/hues';
import { coverSize, type PostCard } from '@/lib/blog/post-card';
import './cover.css';

interface CoverProps extends Pick<PostCard, 'slug' | 'hue' | 'cover'> {
  first?: boolean;
  /** Stands in place of a picture that does not come. */
  label?: string;
  className?: string;
}

/** A post's cover beside its title. On hover or focus of its card a vehicle drives along its foot. */
export const Cover = ({ slug, hue, cover, first, label, className }: CoverProps) => (
  <span
    className={cx(
      'cover relative w-full overflow-clip rounded-card bg-sunk',
      hueClasses[hue].color,
      className,
    )}
  >
    <PictureImage
      picture={cover ?? { file: `cover-${slug}.svg`, ...coverSize }}
      alt=""
      first={first}
      className="size-full object-cover"
    />
    {label && <span className="cover-label p-5 font-semibold">{label}</span>}
  </span>
);
