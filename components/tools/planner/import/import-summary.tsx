import { type ReactElement, useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { ListAnswer } from '@/lib/planner/import/list';
import { hasNoPlace } from '@/lib/planner/import/table';
import { LinkButton } from './import-source';
import { depotWords, goodWords, leftOutWords, swappedWords, swapWords } from './import-words';

interface ImportSummaryProps extends Pick<ListAnswer, 'refusal' | 'reading'> {
  isReading: boolean;
  focusLine: (line: number) => void;
  swap: (lines: readonly number[]) => void;
}

interface FindingProps {
  words: string;
  more?: string;
  good?: boolean;
  /** Neither good nor wrong. */
  rough?: boolean;
  children?: ReactElement;
}

export const Finding = ({ words, more, good, rough, children }: FindingProps) => (
  <p
    className={cx(
      'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control rule border-transparent px-4 py-3',
      rough ? 'bg-sunk' : good ? 'bg-success-ground text-success' : 'bg-error-ground text-error',
    )}
  >
    <Icon name={rough ? 'map-pin' : good ? 'circle-check' : 'circle-alert'} />
    <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
      <b className="font-semibold">{words}</b>
      {more && <span>{` ${more}`}</span>}
    </span>
    {children}
  </p>
);

/** Whether something has gone on for a while: what takes a moment is not told of. */
function useSlow(isOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(setSlow, 400, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOn]);
  return isSlow;
}

/** What was found in the list as a whole. It is read out when it changes. */
export function ImportSummary(props: ImportSummaryProps) {
  const { isReading, refusal, reading, focusLine, swap } = props;
  const isSlow = useSlow(isReading);
  const { checked, file, swapped = [], faults, distant } = reading ?? {};
  const all = checked?.lines.flatMap(({ raw }) => (hasNoPlace(raw) ? [] : raw.line)) ?? [];
  const notes =
    checked &&
    file &&
    [depotWords(checked), leftOutWords(file), file.note].filter(Boolean).join(' ');
  const good = checked ? checked.stops - checked.bad : 0;
  const rest =
    good > 0
      ? `Correct them here or in the file; the other ${good} ${good === 1 ? 'is' : 'are'} ready.`
      : 'Correct them here or in the file.';
  return (
    <div role="status" className="grid gap-3 empty:-mt-4">
      {isSlow && <p className="text-ink-2">Reading…</p>}
      {refusal && <Finding words={refusal.refused} more={refusal.more} />}
      {faults && (
        <Finding words={faults.words} more={rest}>
          <LinkButton press={() => focusLine(faults.line)}>
            {`First error, line ${faults.line}`}
          </LinkButton>
        </Finding>
      )}
      {distant && (
        <Finding words={distant.words}>
          <LinkButton press={() => focusLine(distant.line)}>
            {`Go to line ${distant.line}`}
          </LinkButton>
        </Finding>
      )}
      {swapped.length > 0 && (
        <Finding words={swappedWords(swapped, checked)}>
          <LinkButton press={() => swap(swapped)}>{swapWords(swapped)}</LinkButton>
        </Finding>
      )}
      {file?.questions.map((question) => (
        <Finding key={question.words} {...question} />
      ))}
      {checked && !faults && !distant && swapped.length === 0 && file?.questions.length === 0 && (
        <Finding good words={goodWords(checked.stops)} />
      )}
      {notes && <p className="type-label wrap-anywhere text-ink-2">{notes}</p>}
      {all.length > 0 && swapped.length === 0 && (
        <p>
          <LinkButton press={() => swap(all)}>{swapWords(all)}</LinkButton>
        </p>
      )}
    </div>
  );
}
