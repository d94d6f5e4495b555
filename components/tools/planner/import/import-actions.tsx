import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { ListAnswer, Reading } from '@/lib/planner/import/list';
import type { FileDay } from '@/lib/planner/import/to-day';
import { counted } from '@/lib/words/count';
import { usePlanner } from '../state/planner';
import { vanWords } from './import-words';
import type { Import } from './use-import';

interface ImportActionsProps extends Pick<Import, 'typed'> {
  reading: Reading | undefined;
  askedHost: string | undefined;
  title: string;
  check: () => Promise<ListAnswer | undefined>;
  plan: (day: FileDay) => void;
}

/** The dialog's last row: plans what can be read, or checks again what was corrected. */
export function ImportActions(props: ImportActionsProps) {
  const { reading, askedHost, typed, title, check, plan } = props;
  const { unit } = usePlanner('unit');
  const { checked, day, faults } = reading ?? {};
  const stops = checked ? checked.stops - checked.bad : 0;
  const isPart = stops > 0 && faults;
  return (
    <div className="mx-5 flex flex-none flex-wrap items-center gap-x-2 gap-y-3 rule-t-bold border-ink pt-4 pb-5 text-[.9375rem] sm:mx-8 sm:gap-x-4">
      {reading && (
        <>
          <Button
            variant="signal"
            className="max-sm:flex-auto"
            disabled={!day}
            onClick={async () => {
              // What was typed since the last check counts as well.
              const latest = (await check())?.reading?.day;
              if (latest) plan({ ...latest, day: { ...latest.day, title } });
            }}
          >
            {isPart ? `Plan the ${counted(stops, 'good stop')}` : `Plan ${counted(stops, 'stop')}`}
          </Button>
          {(typed.size > 0 || reading.checked.lines.some(({ faults }) => faults.length > 0)) && (
            <Button variant="outline" className="max-sm:flex-auto" onClick={check}>
              Check again
            </Button>
          )}
          {day && (
            <p className="flex-[1_1_16rem] text-pretty text-ink-2 max-sm:text-[.8125rem]">
              {vanWords(day.day.vans, unit)}
            </p>
          )}
        </>
      )}
      <p className="ms-auto flex items-center gap-2.5 text-ink-3 max-sm:[button~&]:hidden">
        <Icon name={askedHost ? 'map-pin' : 'lock'} className="size-4.5" />
        <span>
          {askedHost ? `Only addresses went to ${askedHost}.` : 'Nothing leaves this device.'}
        </span>
      </p>
    </div>
  );
}
