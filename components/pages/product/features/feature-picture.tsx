import { PagePicture } from '@/components/picture/page-picture';
import { Clock } from '@/components/ui/clock/clock';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import type { PlainFeature } from '@/content/schemas/features';
import './feature-picture.css';

const boardRows = [0, 1, 2, 3, 4];

/** A feature's picture. What moves are covers that give way, so nothing is missing without motion. */
export function FeaturePicture({ image, motion }: Pick<PlainFeature, 'image' | 'motion'>) {
  const picture = <PagePicture image={image} className="w-full rounded-card" />;
  if (!motion) return picture;
  return (
    <>
      <Clock className="relative">
        {picture}
        {motion === 'curve' ? (
          <span className="curve-window">
            <span className="curve-veil clock-hand" />
          </span>
        ) : (
          boardRows.map((row) => (
            <span key={row} className="board-flap clock-hand" style={{ '--row': row }} />
          ))
        )}
      </Clock>
      {motion === 'board' && <PauseControl label="Pause movement" className="clock-pause mt-3" />}
    </>
  );
}
