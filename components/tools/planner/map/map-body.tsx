import { type Size, toPixels } from '@/lib/planner/map/view';
import { scaleBar } from '@/lib/planner/town/scale-bar';
import { editPart } from '../edit/edit-part';
import { usePlannerSelector } from '../state/planner';
import './overlays/map-overlays.css';
import { MapWorld } from './map-world';
import { PlanToggle } from './overlays/plan-toggle';
import { ScaleMark } from './overlays/scale-mark';
import { ZoomButtons } from './overlays/zoom-buttons';
import { useScene } from './use-scene';

interface MapBodyProps {
  whole: boolean;
  box: Size;
  /** Puts the focus behind the map. */
  skip: () => void;
}

/** What lies in the map's box: the world, and the overlays around it. */
export function MapBody({ whole, box, skip }: MapBodyProps) {
  const unit = usePlannerSelector((state) => state.unit);
  const chosen = usePlannerSelector((state) => state.chosen);
  const name = usePlannerSelector(
    ({ day }) => day.stops.find(({ id }) => id === chosen)?.name ?? '',
  );
  const { part } = editPart.usePart();
  const scene = useScene(box);
  const { view, stops, spots, radius } = scene;
  const bar = scaleBar(1 / view.view.scale, unit, box.width < 640 ? 64 : 110);
  const shown = spots.map((spot) => toPixels(view.view, spot));
  const room = { box, stops: shown, radius: radius + 4 };
  const others = [...shown, toPixels(view.view, scene.depot)];
  const at = stops.findIndex(({ id }) => id === chosen);
  const [stop, stopAt] = [stops[at], shown[at]];
  return (
    <>
      <PlanToggle />
      <MapWorld scene={scene} box={box} whole={whole} skip={skip} grid={bar.pixels} />
      <ZoomButtons zoom={view.zoomAt} fit={view.fit} />
      {part && stop && stopAt && (
        <part.StopTools
          stop={stop}
          name={name}
          at={stopAt}
          others={others}
          overlays={scene.overlays}
          box={box}
          radius={radius}
        />
      )}
      <div className="planner-map-overlay planner-map-top pointer-events-none grid justify-items-start gap-(--space-8)">
        {part && <part.PlainNotice />}
        {part && <part.TradingChip />}
        {part && <part.MapHint place="top" {...room} />}
      </div>
      <div className="pointer-events-none absolute start-(--space-24) bottom-(--space-24) max-w-[calc(100%-2*var(--space-24))]">
        {part && <part.MapHint place="bottom" {...room} />}
      </div>
      <ScaleMark {...bar} />
      {part && <part.EmptyCard />}
      {part && <part.MapNote {...room} stops={others} overlays={scene.overlays} />}
    </>
  );
}
