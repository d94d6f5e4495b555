import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { focusTab, tabFor } from '@/lib/hooks/tab-keys';
import './panel.css';
import { editPart } from '../edit/edit-part';
import {
  hasDay,
  isOpen,
  type PlannerState,
  usePlannerActions,
  usePlannerSelector,
} from '../state/planner';
import { PartAwaited } from './part-awaited';
import { StopList } from './stop-list';

const tabs = ['stops', 'vans', 'rules'] as const satisfies readonly PlannerState['tab'][];

const names = { stops: 'Stops', vans: 'Vans', rules: 'Rules' };
/** Keep apart, time windows, balance. */
const ruleCount = 3;

/** Stops, vans and rules as W3C tabs; only what is chosen scrolls. While a run is under way it waits. */
export function Panel() {
  const [adding, setAdding] = useState(false);
  const actions = usePlannerActions();
  const tab = usePlannerSelector((state) => state.tab);
  const stops = usePlannerSelector(({ day }) => day.stops.length);
  const vans = usePlannerSelector(({ day }) => day.vans.length);
  const locked = !usePlannerSelector(isOpen);
  const mayAdd = usePlannerSelector((state) => !state.loading && hasDay(state));
  const counts = { stops, vans, rules: ruleCount };
  const { part } = editPart.usePart();
  const content = useRef<HTMLDivElement>(null);
  // What comes begins at its top, however far the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is what brings something else.
  useLayoutEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [tab]);
  const Content = tab === 'stops' ? StopList : part?.[tab === 'vans' ? 'Vans' : 'Rules'];

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = tabFor(event, tabs.indexOf(tab), tabs.length, false);
    const name = next !== undefined && tabs[next];
    if (!name) return;
    event.preventDefault();
    actions.openTab(name);
    focusTab(event, next);
  }

  return (
    <div className="planner-panel">
      <div className="planner-tab-bar">
        <div role="tablist" aria-label="The day" className="planner-tabs" onKeyDown={move}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`planner-tab-${each}`}
              aria-selected={each === tab}
              aria-controls="planner-tab-content"
              tabIndex={each === tab ? 0 : -1}
              className="planner-tab"
              onClick={() => actions.openTab(each)}
            >
              <span>{names[each]}</span> <span className="planner-tab-count">{counts[each]}</span>
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-expanded={adding}
          disabled={locked || !mayAdd}
          className="planner-add"
          onClick={() => {
            setAdding(!adding);
            actions.openTab('stops');
          }}
        >
          <Icon name="plus" />
          Add
        </button>
      </div>
      <div
        ref={content}
        role="tabpanel"
        id="planner-tab-content"
        aria-labelledby={`planner-tab-${tab}`}
        inert={useDeferredValue(locked)}
        className="planner-content"
      >
        {adding && tab === 'stops' && part && <part.AddStop close={() => setAdding(false)} />}
        {part && <part.LeftOverNotes />}
        {Content ? <Content /> : <PartAwaited of={editPart} />}
      </div>
    </div>
  );
}
