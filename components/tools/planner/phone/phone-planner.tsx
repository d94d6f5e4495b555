import { type MouseEvent, type ReactElement, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { PlannerFoot } from '../foot/planner-foot';
import { PlannerMap } from '../map/planner-map';
import { DaySelect } from '../panel/day-select';
import { Panel } from '../panel/panel';
import { usePlanner } from '../state/planner';
import { AllReadings, RunControlsBar } from './drawer-contents';
import { type DrawerHeight, useDrawer } from './use-drawer';

/** The map keeps its size under the highest drawer, and with it its view; its middle shows, without overlays. */
const underHighest =
  '[--under:calc((max(120px,100dvh-56px-372px)-120px)/2)] [--planner-overlays:hidden] [--planner-note-bottom:calc(var(--under)+16px)]';

/** What the handle does next, for those who press it, and how high map and drawer are. */
const heights = {
  low: {
    next: 'Show all readings',
    town: 'h-[calc(100dvh-56px-112px)]',
    drawer: 'planner-drawer-low h-[112px] bg-band',
  },
  middle: {
    next: 'Show stops, vans and rules',
    town: 'h-[calc(100dvh-56px-372px)]',
    drawer: 'planner-drawer-middle h-[372px] bg-band',
  },
  high: {
    next: 'Show the map and all readings',
    town: `h-[calc(120px+2*var(--under))] -mt-(--under) ${underHighest}`,
    drawer: 'planner-drawer-high h-[calc(100dvh-176px)] bg-paper',
  },
} satisfies Record<DrawerHeight, object>;

/** The ring of the focused handle stands out at the top. Enlarged words need the room of their icons, and a row each. */
const drawerClass =
  'planner-drawer absolute inset-x-0 bottom-0 z-2 flex flex-col overflow-clip rounded-t-modal rule-t border-transparent transition-[height] duration-300 ease-collapse [overflow-clip-margin:8px] @max-[19rem]:[--planner-buttons-wrap:wrap] @max-[19rem]:[--planner-main-icon:none]';

/** Its ring ends above the buttons. */
const handleClass =
  'planner-handle relative z-1 mx-(--space-8) mb-(--space-8) h-[28px] flex-none cursor-grab touch-none rounded-pop before:absolute before:start-[calc(50%-22px)] before:top-[10px] before:w-[44px] before:rounded-[3px] before:border-t-[5px] before:border-edge';

/** The planner on a phone: a bar, the map, and a drawer of three heights over it. */
export function PhonePlanner({ close }: { close: (() => void) | undefined }) {
  const [sharing, setSharing] = useState(false);
  const { drawer, height, setHeight, handle } = useDrawer();
  const { open } = usePlanner('open');
  // A row that is opened on the map shows in the list, whose drawer goes up.
  const [row, setRow] = useState(open);
  if (row !== open) {
    setRow(open);
    if (open !== undefined) setHeight('high');
  }
  const tune = () => {
    setHeight('high');
    // The button that was pressed goes; what it brought stands behind the handle.
    drawer.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const choose = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element && target.closest('button'))) return;
    // What was done is told over the map, and a dialog gives the focus back to what stays.
    currentTarget.parentElement?.querySelector('button')?.focus({ preventScroll: true });
    setSharing(false);
  };
  const contents: Readonly<Record<DrawerHeight, ReactElement>> = {
    low: <RunControlsBar />,
    middle: <AllReadings tune={tune} />,
    high: (
      <>
        <div className="flex min-h-0 flex-1 flex-col gap-(--space-8) px-(--space-20)">
          <DaySelect />
          <Panel />
        </div>
        <RunControlsBar />
      </>
    ),
  };
  const { next, town, drawer: variant } = heights[height];
  return (
    <>
      <PhoneBar sharing={sharing} share={() => setSharing(!sharing)} close={close} />
      {sharing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the buttons that it holds.
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys press those buttons.
        <div
          className="absolute inset-x-0 top-[56px] z-4 max-h-[calc(100%-56px)] overflow-y-auto rule-b border-line bg-paper shadow-3"
          onClick={choose}
        >
          <PlannerFoot />
        </div>
      )}
      <div className={`planner-town ${town}`}>
        <PlannerMap whole />
      </div>
      <div ref={drawer} className={`${drawerClass} ${variant}`}>
        <button type="button" className={handleClass} aria-label={next} {...handle} />
        {contents[height]}
      </div>
    </>
  );
}

interface PhoneBarProps {
  sharing: boolean;
  share: () => void;
  close: (() => void) | undefined;
}

/** Enlarged text grows as far as the bar has room. */
const heading = 'text-[min(1em,11vw)]/[1.1] whitespace-nowrap';

/** A finger has more room than the ring has in the bar. */
const button =
  'relative mx-(--space-4) grid size-[40px] place-items-center after:absolute after:-inset-(--space-4)';

/** The bar over the map of a phone: the title, what leads out, and the way back to the page. */
const PhoneBar = ({ sharing, share, close }: PhoneBarProps) => (
  <div className="relative z-3 flex h-[56px] items-center rule-b border-line bg-paper ps-(--space-20) pe-(--space-8)">
    <div className="type-h4 min-w-0 flex-1">
      {/* The page behind has the heading that links lead to, and its id. */}
      <h2 tabIndex={-1} className={heading}>
        Route planner
      </h2>
    </div>
    <button
      type="button"
      aria-label="Bring, export and share"
      aria-expanded={sharing}
      className={button}
      onClick={share}
    >
      <Icon name="share" className="size-6" />
    </button>
    {close && (
      <button type="button" aria-label="Close" className={button} onClick={close}>
        <Icon name="x" className="size-6" />
      </button>
    )}
  </div>
);
