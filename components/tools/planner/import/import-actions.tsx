import { useMemo } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { Day } from '@/lib/planner/day/day';
import { checkStops, faultWords, plannable } from '@/lib/planner/import/check-stops';
import { toDay } from '@/lib/planner/import/to-day';
import { counted } from '@/lib/words/count';
import { vanWords } from './import-words';
import type { Reading } from './use-import';

interface ImportActionsProps {
  reading: Reading | undefined;
  check: () => void;
  plan: (day: Day) => void;
}

const titleOf = ({ source }: Reading): string => source.name ?? 'Your own stops';

/** The dialog's last row: plans what can be read, or checks again what was corrected. */
export function ImportActions({ reading, check, plan }: ImportActionsProps) {
  const { checked } = reading ?? {};
  const title = reading ? titleOf(reading) : '';
  const day = useMemo(() => checked && toDay(checked, title)?.day, [checked, title]);
  const stops = reading ? plannable(reading.checked) : 0;
  const wrong = reading && faultWords(reading.checked) !== undefined;
  return (
    <div className="planner-import-actions">
      {reading && (
        <>
          <Button
            variant="signal"
            className="planner-import-button"
            disabled={!day}
            onClick={() => {
              // What was typed since the last check counts as well.
              const latest = toDay(checkStops(reading.lines), title)?.day ?? day;
              if (latest) plan(latest);
            }}
          >
            {wrong && stops > 0
              ? `Plan the ${counted(stops, 'good stop')}`
              : `Plan ${counted(stops, 'stop')}`}
          </Button>
          {reading.fields.size > 0 && (
            <Button variant="outline" className="planner-import-button" onClick={check}>
              Check again
            </Button>
          )}
          {day && <p className="planner-import-vans">{vanWords(day.vans)}</p>}
        </>
      )}
      <p className="planner-import-promise">
        <Icon name="lock" className="size-4.5" />
        Nothing leaves this device.
      </p>
    </div>
  );
}
