import { useMemo } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { faultWords, firstFault } from '@/lib/planner/import/check-stops';
import { farApart } from '@/lib/planner/import/far-apart';
import { swappedLines } from '@/lib/planner/import/swapped';
import { emptyWords, goodWords } from './import-words';
import type { Import } from './use-import';
import './import-summary.css';

interface ImportSummaryProps {
  state: Import;
  unit: 'miles' | 'kilometers';
  focusLine: (line: number) => void;
  swap: (lines: readonly number[]) => void;
}

const link = 'planner-import-link';

/** What was found in the list as a whole. It is read out when it changes. */
export function ImportSummary({ state, unit, focusLine, swap }: ImportSummaryProps) {
  const reading = state.kind === 'read' ? state.reading : undefined;
  const words = reading && faultWords(reading.checked);
  const first = reading && firstFault(reading.checked);
  const checked = reading?.checked;
  // Every pair of stops is measured: not at every key that is typed into a line.
  const far = useMemo(() => checked && farApart(checked, unit), [checked, unit]);
  const swapped = useMemo(() => (checked ? swappedLines(checked) : []), [checked]);
  const good = reading ? reading.checked.stops - reading.checked.bad : 0;
  const rest =
    good > 0
      ? `Correct them here or in the file; the other ${good} ${good === 1 ? 'is' : 'are'} ready.`
      : 'Correct them here or in the file.';
  return (
    <div role="status" className="planner-import-summary">
      {state.kind === 'refused' && (
        <p className="planner-import-box planner-import-bad">
          <Icon name="circle-alert" />
          <span className="planner-import-found">
            <b className="font-semibold">{state.refusal.refused}</b>{' '}
            <span>{state.refusal.more}</span>
          </span>
        </p>
      )}
      {words && first && (
        <p className="planner-import-box planner-import-bad">
          <Icon name="circle-alert" />
          <span className="planner-import-found">
            <b className="font-semibold">{words}</b> <span>{rest}</span>
          </span>
          <button type="button" className={link} onClick={() => focusLine(first.raw.line)}>
            {`First error, line ${first.raw.line}`}
          </button>
        </p>
      )}
      {far && (
        <p className="planner-import-box planner-import-bad">
          <Icon name="circle-alert" />
          <span className="planner-import-found font-semibold">{far.words}</span>
          <button type="button" className={link} onClick={() => focusLine(far.line)}>
            {`Go to line ${far.line}`}
          </button>
        </p>
      )}
      {swapped.length > 0 && (
        <p className="planner-import-aside">
          <button type="button" className={link} onClick={() => swap(swapped)}>
            {swapped.length === 1
              ? `Swap latitude and longitude of line ${swapped[0]}`
              : `Swap latitude and longitude of ${swapped.length} lines`}
          </button>
        </p>
      )}
      {reading && !words && !far && (
        <p className="planner-import-box planner-import-good">
          <Icon name="circle-check" />
          <span className="planner-import-found">
            <b className="font-semibold">{goodWords(reading.checked.stops)}</b>
          </span>
        </p>
      )}
      {reading && reading.file.empty > 0 && (
        <p className="planner-import-aside type-label">{emptyWords(reading.file.empty)}</p>
      )}
    </div>
  );
}
