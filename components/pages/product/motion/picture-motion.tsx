import type { CSSProperties } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Clock } from '@/components/ui/clock/clock';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import type { PageImage } from '@/content/products/types';
import './picture-motion.css';

interface PictureMotionProps {
  /** 'board': the minutes of a departure board turn. 'curve': curves are drawn from left to right. */
  kind: 'board' | 'curve';
  image: PageImage;
  className?: string | undefined;
  /** It brings the control of the page. */
  pausable?: boolean | undefined;
}

/** Rows of the board. */
const rows = [0, 1, 2, 3, 4];

/**
 * A picture and what moves over it: covers, laid on it by shares of its size, that give way. The picture
 * below is whole, so that nothing is missing where nothing moves.
 */
export function PictureMotion({ kind, image, className, pausable }: PictureMotionProps) {
  return (
    <div className={className}>
      <Clock className="picture-motion">
        <PagePicture image={image} className="w-full rounded-card" />
        {kind === 'curve' ? (
          <span className="curve-window">
            <span className="curve-veil clock-hand" />
          </span>
        ) : (
          rows.map((row) => (
            <span
              key={row}
              className="board-flap clock-hand"
              style={{ '--row': row } as CSSProperties}
            />
          ))
        )}
      </Clock>
      {pausable && <PauseControl label="Pause movement" className="clock-pause mt-3" />}
    </div>
  );
}
