import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
import type { Size } from '@/lib/planner/map/view';
import { scaleBar } from '@/lib/planner/town/scale-bar';
import { editPart } from '../edit/edit-part';
import { usePlanner } from '../state/planner';
import { MapWorld } from './map-world';
import { phoneWidth } from './overlays/overlay-boxes';
import './planner-map.css';
import { useScene } from './use-scene';
import { useSize } from './use-size';

interface PlannerMapProps {
  /** Whether the map is all of the page, as on a phone: one finger pans, the wheel zooms. */
  whole?: boolean;
}

/** The map of the planner: ground, routes and stops, and all that can be done to them there. */
export function PlannerMap({ whole = false }: PlannerMapProps) {
  const root = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const box = useSize(root);
  const isSmall = box.width > 0 && box.width < phoneWidth;
  return (
    <section
      ref={root}
      aria-label="Map"
      className={cx(
        'planner-map-colors group/map relative isolate size-full overflow-clip bg-(--planner-map-ground) text-ink [direction:ltr] forced-colors:bg-[Canvas]',
        isSmall && 'planner-map-small',
      )}
    >
      <MapBody whole={whole} box={box} skip={() => end.current?.focus()} />
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

interface MapBodyProps {
  whole: boolean;
  box: Size;
  /** Puts the focus behind the map. */
  skip: () => void;
}

/** What lies in the map's box: the world, and the overlays around it once the browser has found time. */
function MapBody({ whole, box, skip }: MapBodyProps) {
  const { unit } = usePlanner('unit');
  const { part } = editPart.usePart();
  const scene = useScene(box);
  const bar = scaleBar(1 / scene.view.view.scale, unit, box.width < phoneWidth ? 64 : 110);
  return (
    <>
      {part && <part.PlanToggle />}
      <MapWorld scene={scene} box={box} whole={whole} skip={skip} grid={bar.pixels} />
      {part && <part.MapOverlays scene={scene} box={box} bar={bar} />}
    </>
  );
}
