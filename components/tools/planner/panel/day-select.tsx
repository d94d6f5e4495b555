import { Icon } from '@/components/ui/icon/icon';
import { counted } from '@/lib/words/count';
import { type DayName, hasDay, useLocked, usePlanner, usePlannerActions } from '../state/planner';
import { sampleDays } from '../words/sample-days';

export function DaySelect() {
  const actions = usePlannerActions();
  const { name, own, day } = usePlanner('name', 'own', 'day');
  const disabled = useLocked();
  const shown: { name: DayName; title: string; stops: number }[] = sampleDays.map((sample) =>
    sample.name === name && hasDay({ day }) ? { ...sample, stops: day.stops.length } : sample,
  );
  if (own) shown.push({ name: 'own', title: own.title, stops: own.stops.length });
  return (
    <label className="relative ms-(--planner-gutter) me-6 flex min-w-0 items-center [grid-area:day] max-md:m-0 md:@max-[72.75rem]:ms-0 md:@max-[72.75rem]:me-(--planner-gutter) md:@max-[72.75rem]:mb-6 md:@max-[72.75rem]:self-end">
      <span className="pointer-events-none absolute start-4 text-[1rem] font-semibold">Day</span>
      <select
        // Its letters begin after the word before it, however large they are.
        className="min-h-13 w-full cursor-pointer appearance-none font-sans rounded-control rule-bold border-edge bg-field ps-[calc(16px+2.5rem)] pe-12 text-[1rem] text-ellipsis text-ink-2 disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-100"
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
      <Icon name="chevron-down" className="pointer-events-none absolute end-4 size-5" />
    </label>
  );
}
