import { useMemo } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { faultWords, firstFault } from '@/lib/planner/import/check-stops';
import { distantStops } from '@/lib/planner/import/distant-stops';
import { swappedLines } from '@/lib/planner/import/swapped';
import { importLink } from './import-source';
import { emptyWords, goodWords } from './import-words';
import type { Import } from './use-import';

interface ImportSummaryProps {
  state: Import;
  unit: 'miles' | 'kilometers';
  focusLine: (line: number) => void;
  swap: (lines: readonly number[]) => void;
}

const box =
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control rule border-transparent px-4 py-3';
const bad = `${box} bg-error-ground text-error`;

/** What was found in the list as a whole. It is read out when it changes. */
export function ImportSummary({ state, unit, focusLine, swap }: ImportSummaryProps) {
  const reading = state.kind === 'read' ? state.reading : undefined;
  const words = reading && faultWords(reading.checked);
  const first = reading && firstFault(reading.checked);
  const checked = reading?.checked;
  // Every pair of stops is measured: not at every key that is typed into a line.
  const far = useMemo(() => checked && distantStops(checked, unit), [checked, unit]);
  const swapped = useMemo(() => (checked ? swappedLines(checked) : []), [checked]);
  const good = reading ? reading.checked.stops - reading.checked.bad : 0;
  const rest =
    good > 0
      ? `Correct them here or in the file; the other ${good} ${good === 1 ? 'is' : 'are'} ready.`
      : 'Correct them here or in the file.';
  return (
    <div role="status" className="grid gap-3 empty:-mt-4">
      {state.kind === 'refused' && (
        <p className={bad}>
          <Icon name="circle-alert" />
          <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
            <b className="font-semibold">{state.refusal.refused}</b>{' '}
            <span>{state.refusal.more}</span>
          </span>
        </p>
      )}
      {words && first && (
        <p className={bad}>
          <Icon name="circle-alert" />
          <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
            <b className="font-semibold">{words}</b> <span>{rest}</span>
          </span>
          <button type="button" className={importLink} onClick={() => focusLine(first.raw.line)}>
            {`First error, line ${first.raw.line}`}
          </button>
        </p>
      )}
      {far && (
        <p className={bad}>
          <Icon name="circle-alert" />
          <span className="min-w-0 flex-[1_1_14rem] font-semibold wrap-anywhere">{far.words}</span>
          <button type="button" className={importLink} onClick={() => focusLine(far.line)}>
            {`Go to line ${far.line}`}
          </button>
        </p>
      )}
      {swapped.length > 0 && (
        <p className="wrap-anywhere text-ink-2">
          <button type="button" className={importLink} onClick={() => swap(swapped)}>
            {swapped.length === 1
              ? `Swap latitude and longitude of line ${swapped[0]}`
              : `Swap latitude and longitude of ${swapped.length} lines`}
          </button>
        </p>
      )}
      {reading && !words && !far && (
        <p className={`${box} bg-success-ground text-success`}>
          <Icon name="circle-check" />
          <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
            <b className="font-semibold">{goodWords(reading.checked.stops)}</b>
          </span>
        </p>
      )}
      {reading && reading.file.empty > 0 && (
        <p className="type-label wrap-anywhere text-ink-2">{emptyWords(reading.file.empty)}</p>
      )}
    </div>
  );
}
