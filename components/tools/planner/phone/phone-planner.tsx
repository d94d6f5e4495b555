import { type MouseEvent, type ReactElement, useState } from 'react';
import './phone.css';
import { PlannerFoot } from '../foot/planner-foot';
import { PlannerMap } from '../map/planner-map';
import { DaySelect } from '../panel/day-select';
import { Panel } from '../panel/panel';
import { usePlannerSelector } from '../state/planner';
import { AllReadings } from './all-readings';
import { PhoneBar } from './phone-bar';
import { RunControlsBar } from './run-controls-bar';
import { type DrawerHeight, useDrawer } from './use-drawer';

interface PhonePlannerProps {
  /** Leads back to the page. */
  close: (() => void) | undefined;
}

/** What the handle does next, for those who press it. */
const handleNames: Readonly<Record<DrawerHeight, string>> = {
  low: 'Show all readings',
  middle: 'Show stops, vans and rules',
  high: 'Show the map and all readings',
};

/** The planner on a phone: a bar, the map, and a drawer of three heights over it. */
export function PhonePlanner({ close }: PhonePlannerProps) {
  const [sharing, setSharing] = useState(false);
  const { drawer, height, setHeight, handle } = useDrawer();
  const open = usePlannerSelector((state) => state.open);
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
    currentTarget.parentElement
      ?.querySelector<HTMLElement>('.planner-bar-button')
      ?.focus({ preventScroll: true });
    setSharing(false);
  };
  const contents: Readonly<Record<DrawerHeight, ReactElement>> = {
    low: <RunControlsBar />,
    middle: <AllReadings tune={tune} />,
    high: (
      <>
        <div className="planner-drawer-panel">
          <DaySelect />
          <Panel />
        </div>
        <RunControlsBar />
      </>
    ),
  };
  return (
    <>
      <PhoneBar sharing={sharing} share={() => setSharing(!sharing)} close={close} />
      {sharing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the buttons that it holds.
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys press those buttons.
        <div className="planner-share" onClick={choose}>
          <PlannerFoot />
        </div>
      )}
      <div className={`planner-town planner-town-${height}`}>
        <PlannerMap whole />
      </div>
      <div ref={drawer} className={`planner-drawer planner-drawer-${height}`}>
        <button
          type="button"
          className="planner-handle"
          aria-label={handleNames[height]}
          {...handle}
        />
        {contents[height]}
      </div>
    </>
  );
}
