import { cx } from '@/components/ui/cx';
import './rating.css';

/** Distance between two stops of a rating, in pixels. */
const gap = 18;

interface RatingProps {
  /** How many of the five stops are reached. */
  rating: number;
  className?: string;
}

/** A rating as five stops on a thread: those reached are filled, the rest are open. */
export function Rating({ rating, className }: RatingProps) {
  const last = 8 + 4 * gap;
  const reached = 8 + rating * gap;
  return (
    <svg
      role="img"
      aria-label={`Rated ${rating} of 5`}
      viewBox={`0 0 ${last + 8} 16`}
      className={cx('rating', className)}
    >
      <path d={`M8 8H${last}`} />
      <path className="rating-stops" strokeDasharray={`0 ${gap}`} d={`M8 8H${last + 1}`} />
      {rating < 5 && (
        <path
          className="rating-open"
          strokeDasharray={`0 ${gap}`}
          d={`M${reached} 8H${last + 1}`}
        />
      )}
    </svg>
  );
}
