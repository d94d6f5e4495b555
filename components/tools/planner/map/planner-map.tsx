import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
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
  const { unit } = usePlanner('unit');
  const { part } = editPart.usePart();
  const scene = useScene(box);
  const bar = scaleBar(1 / scene.view.view.scale, unit, box.width < phoneWidth ? 64 : 110);
  return (
    <section
      ref={root}
      aria-label="Map"
      className={cx(
        'planner-map-colors group/map relative isolate size-full overflow-clip bg-(--planner-map-ground) text-ink [direction:ltr] forced-colors:bg-[Canvas]',
        isSmall && 'planner-map-small',
        // Not measured yet, since it comes hidden where a window turns from narrow to wide.
        box.width === 0 && 'invisible',
      )}
    >
      {part && <part.PlanToggle />}
      <MapWorld {...{ scene, box, whole }} skip={() => end.current?.focus()} grid={bar.pixels} />
      {/* Once the browser has found time. */}
      {part && <part.MapOverlays scene={scene} box={box} bar={bar} />}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}
