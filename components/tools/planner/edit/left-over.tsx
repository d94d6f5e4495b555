import { Icon } from '@/components/ui/icon/icon';
import type { Day } from '@/lib/planner/day/day';
import type { Remedy } from '@/lib/planner/day/plan';
import { moment } from '@/lib/planner/time';
import {
  isOpen,
  type PlannerActions,
  shownPlan,
  usePlannerActions,
  usePlannerSelector,
} from '../state/planner';
import { leftOverWhy } from '../words/left-over';
import { boxes } from '../words/units';

/** What a button of the note says and does. */
export function wayOut(way: Remedy, day: Day, actions: PlannerActions): [string, () => void] {
  const van = ('van' in way && day.vans[way.van]) || undefined;
  const name = van?.id ?? 'The van';
  switch (way.kind) {
    case 'extend': {
      const shift = [van?.shift[0] ?? 0, way.to] as const;
      return [`Extend ${name} to ${moment(way.to)}`, () => actions.changeVan(way.van, { shift })];
    }
    case 'capacity':
      return [
        `Let ${name} take ${boxes(way.boxes)}`,
        () => actions.changeVan(way.van, { capacity: way.boxes }),
      ];
    case 'skill': {
      const skills = [...(van?.skills ?? []), way.skill];
      return [`Give ${name} “${way.skill}”`, () => actions.changeVan(way.van, { skills })];
    }
    case 'open':
      return ['Open the window', () => actions.changeStop(way.stop, { window: undefined })];
    case 'unlock':
      return ['Let any van serve it', () => actions.changeStop(way.stop, { lockedTo: undefined })];
    case 'load':
      return [
        `Deliver ${boxes(way.boxes)}`,
        () => actions.changeStop(way.stop, { load: way.boxes }),
      ];
    case 'meet':
      return ['Let routes meet', () => actions.changeRules({ disjoint: false })];
    case 'van':
      return ['Add a van', actions.addVan];
    case 'move':
      return [`Move stop ${way.stop}`, () => actions.openRow(way.stop)];
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
  const names = new Map(day.stops.map(({ id, name }) => [id, name]));
  const left = plan?.leftOver.filter(({ stop }) => names.has(stop)) ?? [];
  return left.slice(0, most).map((each) => (
    <div
      key={each.stop}
      className="mt-5 mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-large rule border-transparent bg-error-ground px-4 pt-3.5 pb-4 text-[.9375rem] leading-[1.4] wrap-anywhere text-error"
    >
      <Icon name="circle-alert" className="size-5" />
      <strong>{`Stop ${each.stop}, ${names.get(each.stop)}, is left over`}</strong>
      <p className="col-start-2">{leftOverWhy(day, each.reason)}</p>
      <p className="col-start-2 flex flex-wrap gap-x-4 gap-y-2 pt-2">
        {each.remedies?.map((way) => {
          const [label, act] = wayOut(way, day, actions);
          return (
            <button
              key={way.kind}
              type="button"
              className="min-h-7 text-start font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11"
              onClick={act}
            >
              {label}
            </button>
          );
        })}
      </p>
    </div>
  ));
}
