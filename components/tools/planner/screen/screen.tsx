import { Picture } from '@/components/picture/picture';
import { Island } from '@/components/ui/island/island.client';
import type { Comparison } from '@/lib/picture/map-plan';
import { ScreenLoader } from './screen-loader.client';
import './screen.css';

/** The planner with one button, over the whole width. */
export const Screen = ({ day }: { day: Comparison }) => (
  <Island name="planner screen" className="mt-6 overflow-hidden rounded-card shadow-3">
    <ScreenLoader figures={{ kilometers: day.manualKm, minutes: day.manualMinutes }}>
      <Picture
        name="manual"
        alt={`Map of ${day.stops} stops on ${day.vehicles} routes, planned manually`}
        className="screen-map w-full bg-sunk object-cover"
      />
    </ScreenLoader>
  </Island>
);
