import { cx } from '@/components/ui/cx';
import { noRedraws } from '@/lib/planner/map/redraw';
import type { Scene } from '../use-scene';
import { ThreadLayer } from './thread-layer';

interface ThreadLayersProps {
  scene: Pick<Scene, 'run' | 'layers' | 'width'>;
  /** Pixels per meter. */
  scale: number;
}

/** The threads by hand and woven, of which one shows, over the dots of what a run began with. */
export function ThreadLayers({ scene, scale }: ThreadLayersProps) {
  const { run, layers, width } = scene;
  const shown = (isShown: boolean) =>
    cx('planner-map-threads', !(isShown && !run.bare) && 'planner-map-hidden');
  return (
    <>
      {run.old && (
        <ThreadLayer
          className={cx('planner-map-dots', run.fading && 'planner-map-hidden')}
          threads={layers.old}
          scale={scale}
          width={2}
          dots
        />
      )}
      <ThreadLayer
        className={shown(layers.isHand)}
        threads={layers.hand}
        scale={scale}
        width={width}
        redraws={layers.isHand ? run.redraws : noRedraws}
      />
      <ThreadLayer
        className={shown(!layers.isHand)}
        threads={layers.woven}
        scale={scale}
        width={width}
        redraws={run.redraws}
      />
    </>
  );
}
