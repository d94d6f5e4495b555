import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { MapBody } from './map-body';
import { phoneWidth } from './overlays/overlay-boxes';
import './planner-map.css';
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
        'planner-map-root planner-map-colors group/map',
        isSmall && 'planner-map-small',
        whole && 'planner-map-whole',
      )}
    >
      <MapBody whole={whole} box={box} skip={() => end.current?.focus()} />
      <span ref={end} tabIndex={-1} />
    </section>
  );
}
