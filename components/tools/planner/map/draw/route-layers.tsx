import { useDeferredValue } from 'react';
import { cx } from '@/components/ui/cx';
import { noRedraws } from '@/lib/planner/map/redraw';
import type { Scene } from '../use-scene';
import { RouteLayer } from './route-layer';

interface RouteLayersProps {
  scene: Pick<Scene, 'run' | 'layers' | 'width'>;
  /** Pixels per meter. */
  scale: number;
}

/** The manual and the optimized routes, of which one shows, over the dots of what a run began with. */
export function RouteLayers({ scene, scale }: RouteLayersProps) {
  const { run, layers, width } = scene;
  // Lines of two hundred stops come a moment after what was pressed, so that nothing holds that up.
  const old = useDeferredValue(layers.old);
  const manual = useDeferredValue(layers.manual);
  const optimized = useDeferredValue(layers.optimized);
  const redraws = useDeferredValue(run.redraws);
  const shown = (isShown: boolean) =>
    cx('planner-map-routes', !(isShown && !run.bare) && 'planner-map-hidden');
  return (
    <>
      {old.length > 0 && (
        <RouteLayer
          className={cx('planner-map-dots', run.fading && 'planner-map-hidden')}
          routes={old}
          scale={scale}
          width={2}
          dots
        />
      )}
      <RouteLayer
        className={shown(layers.isManual)}
        routes={manual}
        scale={scale}
        width={width}
        redraws={layers.isManual ? redraws : noRedraws}
      />
      <RouteLayer
        className={shown(!layers.isManual)}
        routes={optimized}
        scale={scale}
        width={width}
        redraws={redraws}
      />
    </>
  );
}
