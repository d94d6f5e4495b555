import { Icon } from '@/components/ui/icon/icon';
import { type Size, toPixels } from '@/lib/planner/map/view';
import type { ScaleBar } from '@/lib/planner/town/scale-bar';
import { usePlanner, usePlannerSelector } from '../../state/planner';
import type { Scene } from '../use-scene';
import { EmptyCard } from './empty-card';
import { MapHint } from './map-hint';
import { MapNote } from './map-note';
import { PlainNotice } from './plain-notice';
import { StopTools } from './stop-tools';

/** On phones two short lines stand beside the zoom buttons, where no stop lies. */
const smallTop =
  'small-map:start-(--space-12) small-map:top-[64px] small-map:has-[.planner-map-trading]:top-auto small-map:has-[.planner-map-trading]:bottom-[34px] small-map:has-[.planner-map-trading]:max-w-[calc(100%-2*var(--space-12)-148px)] small-map:@max-[21rem]:not-has-[.planner-map-trading]:top-[calc(64px+3.5rem)]';

/** On phones at the top, and below the toggle where the text is enlarged or the window narrowest. */
const smallScale =
  'small-map:end-(--space-12) small-map:top-(--space-12) small-map:bottom-auto small-map:@max-[21rem]:top-[calc(56px+1rem)]';

interface MapOverlaysProps {
  scene: Scene;
  box: Size;
  bar: ScaleBar;
}

/** What lies over the map, but the choice of the plan, which comes before the map. */
export function MapOverlays({ scene, box, bar }: MapOverlaysProps) {
  const { chosen, day } = usePlanner('chosen', 'day');
  const name = day.stops.find(({ id }) => id === chosen)?.name ?? '';
  const { view, stops, spots, radius, overlays } = scene;
  const shown = spots.map((spot) => toPixels(view.view, spot));
  const room = { box, stops: shown, radius: radius + 4 };
  const others = [...shown, toPixels(view.view, scene.depot)];
  const i = stops.findIndex(({ id }) => id === chosen);
  const [stop, at] = [stops[i], shown[i]];
  return (
    <>
      <ZoomButtons zoom={view.zoomAt} fit={view.fit} />
      {stop && at && <StopTools {...{ stop, name, at, others, overlays, box, radius }} />}
      <div
        className={`planner-map-overlay pointer-events-none start-(--space-24) top-[calc(58px+1.625rem)] grid max-w-[calc(100%-2*var(--space-24))] justify-items-start gap-(--space-8) ${smallTop}`}
      >
        <PlainNotice />
        <TradingChip />
        <MapHint place="top" {...room} />
      </div>
      <div className="pointer-events-none absolute start-(--space-24) bottom-(--space-24) max-w-[calc(100%-2*var(--space-24))]">
        <MapHint place="bottom" {...room} />
      </div>
      <ScaleMark {...bar} />
      <EmptyCard />
      <MapNote {...room} stops={others} overlays={overlays} />
    </>
  );
}

/** The scale bar, a tick in its middle. */
const ScaleMark = ({ label, pixels }: ScaleBar) => (
  <p
    className={`type-label planner-map-chip planner-map-overlay planner-map-scale pointer-events-none end-(--space-24) bottom-(--space-24) ${smallScale}`}
  >
    <span className="sr-only">Scale: </span>
    <svg
      aria-hidden="true"
      width={pixels}
      height="10"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="1.5"
    >
      <path d={`M.75 1v8M${pixels - 0.75} 1v8M.75 5H${pixels - 0.75}M${pixels / 2} 3.5v3`} />
    </svg>
    <span>{label}</span>
  </p>
);

/** While optimizing: which vans changed last. */
function TradingChip() {
  const trading = usePlannerSelector(({ run, reducedMotion }) =>
    run.kind === 'optimizing' && !reducedMotion ? run.trading : undefined,
  );
  const { vans } = usePlanner('day').day;
  const [first, second] = trading?.map((van) => vans[van]?.id) ?? [];
  if (!first) return null;
  const words = second ? `${first} and ${second} trading stops` : `${first} takes another way`;
  return (
    <p className="type-label planner-map-chip planner-map-trading small-map:max-w-[calc(19ch+2*var(--space-12))]">
      {words}
    </p>
  );
}

/** Closer, farther, and all stops. On a phone they stand above the round corners of its drawer. */
function ZoomButtons({ zoom, fit }: { zoom: (factor: number) => void; fit: () => void }) {
  const buttons = [
    ['plus', 'Zoom in', () => zoom(1.5)],
    ['minus', 'Zoom out', () => zoom(1 / 1.5)],
    ['maximize', 'Show all stops', fit],
  ] as const;
  return (
    <div className="planner-map-overlay end-(--space-24) top-(--space-24) z-1 grid rounded-large rule border-line bg-surface shadow-2 small-map:end-(--space-12) small-map:top-auto small-map:bottom-[34px] small-map:grid-flow-col">
      {buttons.map(([icon, name, does]) => (
        <button
          key={icon}
          type="button"
          className="grid size-[46px] place-content-center border-line not-first:rule-t small-map:size-[44px] small-map:not-first:[border-width:0_0_0_1px]"
          aria-label={name}
          onClick={does}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
