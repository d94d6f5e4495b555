import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { focusTab, tabFor } from '@/lib/hooks/tab-keys';
import { editPart } from '../edit/edit-part';
import {
  hasDay,
  type PlannerState,
  useLocked,
  usePlanner,
  usePlannerActions,
} from '../state/planner';
import { PartAwaited } from './part-awaited';
import { StopList } from './stop-list';

const tabs = ['stops', 'vans', 'rules'] as const satisfies readonly PlannerState['tab'][];

const names = { stops: 'Stops', vans: 'Vans', rules: 'Rules' };
/** The line under the tab that is chosen. */
const tabLine =
  'aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:rounded-t-[2px] aria-selected:after:border-b-4 aria-selected:after:border-signal';
/** Keep apart, time windows, balance. */
const ruleCount = 3;

/** Stops, vans and rules as W3C tabs; only what is chosen scrolls. While a run is under way it waits. */
export function Panel() {
  const [adding, setAdding] = useState(false);
  const actions = usePlannerActions();
  const { tab, day, loading } = usePlanner('tab', 'day', 'loading');
  const locked = useLocked();
  const counts = { stops: day.stops.length, vans: day.vans.length, rules: ruleCount };
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
    // The map sets the height; what is longer scrolls.
    <div className="ms-(--planner-gutter) me-6 flex min-h-0 min-w-0 flex-col pt-5 [contain:size] [grid-area:panel] max-md:m-0 max-md:flex-1 max-md:p-0 max-md:[contain:none] md:@max-[72.75rem]:me-(--planner-gutter) md:@max-[72.75rem]:py-6 md:@max-[72.75rem]:pb-10 md:@max-[72.75rem]:[contain:none]">
      {/* With enlarged text, what adds a stop takes a row of its own. */}
      <div className="flex flex-none items-center justify-between gap-4 rule-b border-line @max-[19rem]:flex-wrap @max-[19rem]:gap-y-0">
        <div
          role="tablist"
          aria-label="The day"
          className="flex min-w-0 gap-7 @max-[19rem]:basis-full @max-[19rem]:gap-3"
          onKeyDown={move}
        >
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`planner-tab-${each}`}
              aria-selected={each === tab}
              aria-controls="planner-tab-content"
              tabIndex={each === tab ? 0 : -1}
              className={`relative min-h-12 text-[1rem] font-semibold whitespace-nowrap text-ink-3 hover:text-ink aria-selected:text-ink ${tabLine}`}
              onClick={() => actions.openTab(each)}
            >
              <span>{names[each]}</span>{' '}
              <span className="planner-tab-count ms-0.5 font-mono text-[.8125rem] leading-[normal] font-medium">
                {counts[each]}
              </span>
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-expanded={adding}
          disabled={locked || loading || !hasDay({ day })}
          className="flex min-h-11 items-center gap-2 text-[1rem] font-semibold disabled:text-on-disabled"
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
        // With room for the ring of a focused row.
        className="planner-scrolled -mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 [scrollbar-width:thin]"
      >
        {adding && tab === 'stops' && part && <part.AddStop close={() => setAdding(false)} />}
        {part && <part.LeftOverNotes />}
        {Content ? <Content /> : <PartAwaited of={editPart} />}
      </div>
    </div>
  );
}
