import { Icon } from '@/components/ui/icon/icon';
import {
  isOpen,
  shownPlan,
  usePlanner,
  usePlannerActions,
  usePlannerSelector,
} from '../state/planner';
import { leftOverWhy, remedyWords } from '../words/left-over';

/** How many notes are shown; the list names all stops that are left over. */
const most = 3;

/** A note for each stop that is left over: why, and one or two ways out. */
export function LeftOverNotes() {
  const actions = usePlannerActions();
  const { day, unit } = usePlanner('day', 'unit');
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
      <p className="col-start-2">{leftOverWhy(day, each.reason, unit)}</p>
      <p className="col-start-2 flex flex-wrap gap-x-4 gap-y-2 pt-2">
        {each.remedies?.map((way) => (
          <button
            key={way.kind}
            type="button"
            className="min-h-7 text-start font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11"
            onClick={() => (way.kind === 'move' ? actions.openRow(way.stop) : actions.remedy(way))}
          >
            {remedyWords(day, way, unit)}
          </button>
        ))}
      </p>
    </div>
  ));
}
