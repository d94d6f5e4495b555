import { useDeferredValue } from 'react';
import { cx } from '@/components/ui/cx';
import { noRedraws } from '@/lib/planner/map/redraw';
import type { Scene } from '../use-scene';
import { ThreadLayer } from './thread-layer';

interface ThreadLayersProps {
  scene: Pick<Scene, 'run' | 'layers' | 'width'>;
  /** Pixels per meter. */
  scale: number;
}

/** The threads manual and optimized, of which one shows, over the dots of what a run began with. */
export function ThreadLayers({ scene, scale }: ThreadLayersProps) {
  const { run, layers, width } = scene;
  // Lines of two hundred stops come a moment after what was pressed, so that nothing holds that up.
  const old = useDeferredValue(layers.old);
  const optimized = useDeferredValue(layers.optimized);
  const redraws = useDeferredValue(run.redraws);
  const shown = (isShown: boolean) =>
    cx('planner-map-threads', !(isShown && !run.bare) && 'planner-map-hidden');
  return (
    <>
      {old.length > 0 && (
        <ThreadLayer
          className={cx('planner-map-dots', run.fading && 'planner-map-hidden')}
          threads={old}
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
        redraws={layers.isHand ? redraws : noRedraws}
      />
      <ThreadLayer
        className={shown(!layers.isHand)}
        threads={optimized}
        scale={scale}
        width={width}
        redraws={redraws}
      />
    </>
  );
}
