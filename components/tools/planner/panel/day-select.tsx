import { Icon } from '@/components/ui/icon/icon';
import { counted } from '@/lib/words/count';
import './day-select.css';
import {
  type DayName,
  hasDay,
  isOpen,
  usePlannerActions,
  usePlannerSelector,
} from '../state/planner';
import { sampleDays } from '../words/sample-days';

/** The choice of the day: four samples, and the visitor's own once there is one. */
export function DaySelect() {
  const actions = usePlannerActions();
  const name = usePlannerSelector((state) => state.name);
  const own = usePlannerSelector((state) => state.own);
  const stops = usePlannerSelector(({ day }) => day.stops.length);
  const isThere = usePlannerSelector(hasDay);
  const disabled = !usePlannerSelector(isOpen);
  const shown: { name: DayName; title: string; stops: number }[] = sampleDays.map((sample) =>
    sample.name === name && isThere ? { name, title: sample.title, stops } : sample,
  );
  if (own) shown.push({ name: 'own', title: own.title, stops: own.stops.length });
  return (
    <label className="planner-day">
      <span className="planner-day-name">Day</span>
      <select
        className="planner-day-choice"
        value={name}
        disabled={disabled}
        onChange={({ target }) => actions.chooseDay(target.value as DayName)}
      >
        {shown.map((each) => (
          <option key={each.name} value={each.name}>
            {`${each.title}, ${counted(each.stops, 'stop')}`}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="planner-day-sign size-5" />
    </label>
  );
}
