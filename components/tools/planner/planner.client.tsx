'use client';

import { type KeyboardEvent, useEffect } from 'react';
import { cx } from '@/components/ui/cx';
import './planner.css';
// Of lazy parts too: a style sheet that comes later makes the browser style two hundred rows anew.
import './assign/list-moves.css';
import './driver-sheets/driver-sheets.css';
import './edit/rules.css';
import './map/overlays/map-overlays.css';
import '@/components/ui/field/input';
import { whenIdle } from '@/lib/browser/when-idle';
import { RunControls } from './controls/run-controls';
import { editPart } from './edit/edit-part';
import { PlannerFiles } from './foot/planner-files';
import { PlannerFoot } from './foot/planner-foot';
import { PlannerMap } from './map/planner-map';
import { DaySelect } from './panel/day-select';
import { PlannerHeading } from './panel/heading';
import { Panel } from './panel/panel';
import { PartAwaited } from './panel/part-awaited';
import { phonePart, usePhone } from './phone/phone-part';
import { browserTools, type PlannerTools } from './state/browser-tools';
import {
  isOpen,
  PlannerContext,
  type PlannerStore,
  usePlanner,
  usePlannerSelector,
  usePlannerStore,
} from './state/planner';
import { useOpenPlanner } from './state/use-open-planner';

interface PlannerProps {
  /** A sample day by its name, or what stands after the number sign of a shared link. */
  open?: string;
  /** A run begins whenever this is counted up, once there is a day. */
  starts?: number | undefined;
  /** Closes the planner where it is a page of its own, on phones. */
  onClose?: (() => void) | undefined;
  tools?: PlannerTools;
}

/** On a phone it is a page of its own; its ground shows at the round corners of the drawer: about that of the map. */
const phonePage = 'block h-dvh overflow-clip overscroll-none bg-sunk';

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea, select');

/** Escape ends a run; Ctrl or Command with Z and Y step back and ahead, but not out of a text. */
function pressed({ actions, get }: PlannerStore, event: KeyboardEvent) {
  if (event.key === 'Escape' && !isOpen(get())) {
    // Nor does it close the page that the planner is on a phone.
    event.preventDefault();
    actions.stop();
    return;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) actions.redo();
  else actions.undo();
}

/** All of it runs on this device; nothing that is entered is sent or kept. */
export function Planner({ open = 'courier', tools = browserTools, ...view }: PlannerProps) {
  return (
    <PlannerContext value={useOpenPlanner(open, tools)}>
      <PlannerFiles>
        <View {...view} />
      </PlannerFiles>
    </PlannerContext>
  );
}

function View({ starts = 0, onClose }: Pick<PlannerProps, 'starts' | 'onClose'>) {
  const store = usePlannerStore();
  const kind = usePlannerSelector(({ run }) => run.kind);
  const { loading, canUndo, name, own } = usePlanner('loading', 'canUndo', 'name', 'own');
  // What was changed here is worth more than a part that is missing (lib/browser/reload-guard.ts).
  const unsaved = canUndo || name === 'own' || own !== undefined;
  const phone = usePhone();
  const { part } = phonePart.usePart();
  const { part: edit } = editPart.usePart();
  useEffect(() => whenIdle(editPart.bring), []);
  useEffect(() => {
    const { run } = store.get();
    const isBusy = loading || run.kind === 'optimizing' || run.kind === 'failed';
    if (starts > 0 && !isBusy) store.actions.optimize();
  }, [store, starts, loading]);
  useEffect(() => {
    if (phone) phonePart.bring();
  }, [phone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are shortcuts of buttons inside.
    <div
      className={cx('planner', phone && phonePage)}
      data-planner-run={kind}
      data-unsaved={unsaved ? '' : undefined}
      onKeyDown={(event) => pressed(store, event)}
    >
      {phone ? (
        (part && <part.PhonePlanner close={onClose} />) || <PartAwaited of={phonePart} />
      ) : (
        <>
          <PlannerHeading />
          <div className="planner-town">
            <PlannerMap />
          </div>
          <DaySelect />
          <Panel />
          <RunControls />
          <PlannerFoot />
        </>
      )}
      {edit && <edit.FocusLeft />}
      <LiveRegions />
    </div>
  );
}

/** What is said of all that happens, politely and at once. */
function LiveRegions() {
  return (
    <>
      <p role="status" className="sr-only">
        {usePlanner('announcement').announcement}
      </p>
      <p role="alert" className="sr-only">
        {usePlanner('alarm').alarm}
      </p>
    </>
  );
}
