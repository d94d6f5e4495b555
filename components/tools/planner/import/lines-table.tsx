import { startTransition, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { CheckedLine } from '@/lib/planner/import/check-stops';
import type { Field } from '@/lib/planner/import/columns/fields';
import type { Reading } from '@/lib/planner/import/list';
import { hasNoPlace } from '@/lib/planner/import/table';
import { counted } from '@/lib/words/count';
import { Choice } from '../edit/choice';
import { columnWords } from './import-words';
import { LineRow } from './line-row';
import type { Import } from './use-import';

interface LinesTableProps extends Pick<Import, 'typed'> {
  reading: Reading;
  /** The number of a line that is shown whatever else is. */
  goal: number | undefined;
  type: (line: number, field: Field, text: string) => void;
  check: () => void;
}

const degreeFields: readonly Field[] = ['latitude', 'longitude'];

const order: readonly Field[] = [
  'name',
  'address',
  'zip',
  ...degreeFields,
  'minutes',
  'load',
  'window',
  'from',
  'to',
  'skill',
];

/** The fields of a list to show; those by which lines are placed only where some bring no coordinates. */
function columnsOf({ file, checked }: Reading): readonly Field[] {
  const isPlaced = checked.lines.some(({ raw }) => hasNoPlace(raw));
  const fields = order.filter((field) =>
    file.lines.some(({ cells }) => cells[field] !== undefined),
  );
  if (!isPlaced) return fields.filter((field) => field !== 'address' && field !== 'zip');
  return order.filter((field) => fields.includes(field) || degreeFields.includes(field));
}

/** How many lines beside one with an error are shown with it. */
const nearby = 1;

function around(
  lines: readonly CheckedLine[],
  fields: ReadonlySet<number>,
): readonly CheckedLine[] {
  const asks = (line: CheckedLine | undefined) =>
    line !== undefined && (fields.has(line.raw.line) || line.beside !== undefined);
  // The depot is always among them, so that one sees which line was taken for it.
  return lines.filter(
    ({ depot }, i) => depot || lines.slice(Math.max(0, i - nearby), i + nearby + 1).some(asks),
  );
}

const draftOf = (raw: CheckedLine['raw'], typed: CheckedLine['raw']['cells'] | undefined) =>
  typed ? { ...raw, cells: { ...raw.cells, ...typed } } : raw;

/** As many lines as are drawn in a moment, and how many more when they are asked for. */
const [fewest, portion] = [12, 100];

/** The lines as they were read, those with an error as fields. */
export function LinesTable({ reading, typed, goal, type, check }: LinesTableProps) {
  const { file, checked } = reading;
  const fields = useMemo(() => {
    const faulty = checked.lines.filter(({ faults }) => faults.length > 0);
    return new Set([...typed.keys(), ...faulty.map(({ raw }) => raw.line)]);
  }, [checked, typed]);
  const some = around(checked.lines, fields);
  const [all, setAll] = useState(false);
  const choosable = some.length > 1 && some.length < checked.lines.length;
  const [most, setMost] = useState(fewest);
  const [drawn, setDrawn] = useState(fewest);
  // A hundred lines of fields laid out at once would hold up the page.
  useEffect(() => {
    if (drawn !== most) startTransition(() => setDrawn(Math.min(drawn + fewest, most)));
  }, [drawn, most]);
  const chosen = all || !choosable ? checked.lines : some;
  const rest = chosen.length - most;
  const shown = chosen.filter(({ raw }, i) => i < drawn || raw.line === goal);
  const columns = useMemo(() => columnsOf(reading), [reading]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {choosable && (
          <Choice
            bare
            name="Lines to show"
            value={all ? 'all' : 'some'}
            choices={{
              some: 'Errors and their neighbors',
              all: `All ${counted(checked.lines.length, 'line')}`,
            }}
            choose={(value) => setAll(value === 'all')}
          />
        )}
        <p className="type-label wrap-anywhere text-ink-2">{columnWords(file)}</p>
      </div>
      <table className="planner-import-table w-full border-collapse rule-t-bold border-ink max-md:block">
        <caption className="sr-only">Lines of the list as they were read</caption>
        <thead className="max-md:sr-only">
          <tr>
            {['Line', ...columns].map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pe-2 text-start align-baseline type-label wrap-anywhere text-ink-2 last:pe-0"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((line) => (
            <LineRow
              key={line.raw.line}
              line={line}
              columns={columns}
              // Fields hold what was typed; the rest stands as it was read.
              draft={draftOf(line.raw, typed.get(line.raw.line))}
              open={fields.has(line.raw.line)}
              type={type}
              check={check}
            />
          ))}
        </tbody>
      </table>
      {chosen.length > fewest && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => setMost(rest > 0 ? most + portion : fewest)}
        >
          {rest > 0
            ? `Show ${Math.min(rest, portion)} more of ${counted(chosen.length, 'line')}`
            : `Show the first ${fewest} lines`}
        </Button>
      )}
    </>
  );
}
