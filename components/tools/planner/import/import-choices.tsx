import { memo, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { type Field, fieldLabels, fields } from '@/lib/planner/import/columns/fields';
import { encodings, type ListAnswer, type ListRequest } from '@/lib/planner/import/list';
import type { StopFile } from '@/lib/planner/import/read-stops';
import { Select } from '../edit/select';
import { LinkButton } from './import-source';
import { dayWords } from './import-words';
import type { Chosen, ImportActs } from './use-import';

interface ImportChoicesProps {
  /** What was chosen, read or not. */
  wanted: ListRequest;
  answer: ListAnswer;
  choose: (part: Chosen) => void;
}

const durationOptions: readonly (readonly [StopFile['durations'], string])[] = [
  ['minutes', 'minutes'],
  ['seconds', 'seconds'],
  ['hours', 'hours'],
];

/** What a file leaves open, each as a select: its worksheet, encoding, day, depot and units. */
export const ImportChoices = memo(function ImportChoices(props: ImportChoicesProps) {
  const { wanted, answer, choose } = props;
  const { choices } = wanted;
  const { tables, encoding, reading } = answer;
  const { file, checked } = reading ?? {};
  const depot = checked?.lines.find((line) => line.depot);
  const [isOpened, setOpened] = useState(false);
  // A browser measures all options of a select at once, a thousand in 30 ms.
  const isLong = checked && checked.lines.length > 100 && !isOpened;
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-3">
      {tables.length > 1 && (
        <Select
          label="File or sheet"
          options={tables.map((name, i) => [`${i}`, name])}
          value={`${wanted.table ?? answer.table}`}
          choose={(value) => choose({ table: Number(value) })}
        />
      )}
      {encoding && (wanted.encoding || encoding !== 'UTF-8') && (
        <Select
          label="Encoding"
          options={encodings.map((each) => [each, each])}
          value={wanted.encoding ?? encoding}
          choose={(each) => choose({ encoding: each })}
        />
      )}
      {file && file.days.length > 1 && (
        <Select
          label="Day"
          options={file.days.toSorted().map((day) => [day, dayWords(day)])}
          value={choices.day ?? file.days[0] ?? ''}
          choose={(day) => choose({ choices: { ...choices, day } })}
        />
      )}
      {file?.columns.some(({ field }) => field === 'minutes') && (
        <Select
          label="Time at a stop is in"
          options={durationOptions}
          value={choices.durations ?? file.durations}
          choose={(value) =>
            choose({ choices: { ...choices, durations: value as StopFile['durations'] } })
          }
        />
      )}
      {checked && depot && (
        <Select
          label="Depot"
          open={() => setOpened(true)}
          options={(isLong ? [depot] : checked.lines).map(({ raw, good }) => [
            `${raw.line}`,
            `Line ${raw.line}, ${good?.name ?? raw.cells.name ?? ''}`,
          ])}
          value={`${wanted.depot ?? depot.raw.line}`}
          choose={(line) => choose({ depot: Number(line) })}
        />
      )}
    </div>
  );
});

interface ImportColumnsProps extends Pick<ImportChoicesProps, 'wanted' | 'answer'> {
  acts: Pick<ImportActs, 'chooseColumn' | 'forgetColumns'>;
}

const columnOptions: readonly (readonly [Field | '', string])[] = [
  ['', 'Not used'],
  ...fields.map((field) => [field, fieldLabels[field]] as const),
];

/** Every column with an example of what it holds, and what it is taken for. */
export const ImportColumns = memo(function ImportColumns(props: ImportColumnsProps) {
  const { wanted, answer, acts } = props;
  const { columns, isKept } = answer;
  if (columns.length === 0) return null;
  const used = columns.filter(({ field }) => field).length;
  return (
    <details className="rounded-control rule border-line px-4 py-2">
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold pointer-coarse:min-h-11">
        <Icon name="chevron-down" className="size-5" />
        <span>{`Columns: ${used} of ${columns.length} used`}</span>
      </summary>
      <ul className="grid gap-4 py-3 sm:grid-cols-3">
        {columns.map(({ heading, field, example }, i) => {
          const chosen = wanted.choices.columns?.[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have one name, and never move
            <li key={`${i} ${heading}`} className="grid content-start gap-1">
              <Select
                label={heading || `Column ${i + 1}`}
                options={columnOptions}
                value={(chosen === undefined ? field : chosen) ?? ''}
                choose={(value) =>
                  acts.chooseColumn(i, fields.find((each) => each === value) ?? null)
                }
              />
              <p className="truncate type-label text-ink-2" translate="no">
                {example ?? 'empty'}
              </p>
            </li>
          );
        })}
      </ul>
      {isKept && (
        <p className="flex flex-wrap items-center gap-x-4 pb-2 type-label text-ink-2">
          Your choice is kept on this device for files with these headings.
          <LinkButton press={acts.forgetColumns}>Forget it</LinkButton>
        </p>
      )}
    </details>
  );
});
