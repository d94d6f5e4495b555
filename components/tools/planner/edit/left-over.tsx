import { Icon } from '@/components/ui/icon/icon';
import type { Day } from '@/lib/planner/day/day';
import type { Remedy } from '@/lib/planner/day/plan';
import {
  isOpen,
  type PlannerActions,
  shownPlan,
  usePlannerActions,
  usePlannerSelector,
} from '../state/planner';
import { leftOverWhy } from '../words/left-over';
import { leftOverTitle, remedyLabel } from '../words/remedies';

/** Carries out what a button of the note says. */
function remedy(what: Remedy, day: Day, actions: PlannerActions) {
  switch (what.kind) {
    case 'extend': {
      const [from = 0] = day.vans[what.van]?.shift ?? [];
      return actions.changeVan(what.van, { shift: [from, what.to] });
    }
    case 'capacity':
      return actions.changeVan(what.van, { capacity: what.boxes });
    case 'skill': {
      const has = day.vans[what.van]?.skills ?? [];
      return actions.changeVan(what.van, { skills: [...has, what.skill] });
    }
    case 'open':
      return actions.changeStop(what.stop, { window: undefined });
    case 'load':
      return actions.changeStop(what.stop, { load: what.boxes });
    case 'meet':
      return actions.changeRules({ disjoint: false });
    case 'van':
      return actions.addVan();
    case 'move':
      return actions.openRow(what.stop);
  }
}

/** How many notes are shown; the list names all stops that are left over. */
const most = 3;

/** A note for each stop that is left over: why, and one or two ways out. */
export function LeftOverNotes() {
  const actions = usePlannerActions();
  const day = usePlannerSelector((state) => state.day);
  // A run shows none: its plans follow one another faster than notes are read.
  const plan = usePlannerSelector((state) => (isOpen(state) ? shownPlan(state) : undefined));
  const known = new Set(day.stops.map(({ id }) => id));
  const left = plan?.leftOver.filter(({ stop }) => known.has(stop)) ?? [];
  return left.slice(0, most).map((each) => (
    <div
      key={each.stop}
      className="mt-5 mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-large rule border-transparent bg-error-ground px-4 pt-3.5 pb-4 text-[.9375rem] leading-[1.4] wrap-anywhere text-error"
    >
      <Icon name="circle-alert" className="size-5" />
      <strong>{leftOverTitle(day, each)}</strong>
      <p className="col-start-2">{leftOverWhy(day, each.reason)}</p>
      <p className="col-start-2 flex flex-wrap gap-x-4 gap-y-2 pt-2">
        {each.remedies?.map((way) => (
          <button
            key={way.kind}
            type="button"
            className="planner-remedy"
            onClick={() => remedy(way, day, actions)}
          >
            {remedyLabel(day, way)}
          </button>
        ))}
      </p>
    </div>
  ));
}
