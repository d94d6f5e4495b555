import { Icon } from '@/components/ui/icon/icon';
import { fieldSpecs, fields } from '@/lib/planner/import/columns/fields';
import { encodings } from '@/lib/planner/import/formats/decode';
import { columnsOf, type StopFile } from '@/lib/planner/import/read-stops';
import { Select } from '../edit/select';
import { dayWords } from './import-words';
import type { Opened, Reading, Source } from './use-import';

export type Choose = (part: Partial<Pick<Opened, 'worksheet' | 'depot' | 'choices'>>) => void;

interface ImportChoicesProps {
  source: Source | undefined;
  opened: Opened;
  reading: Reading | undefined;
  choose: Choose;
  decode: (encoding: string) => void;
}

const durationOptions: readonly (readonly [StopFile['durations'], string])[] = [
  ['minutes', 'minutes'],
  ['seconds', 'seconds'],
  ['hours', 'hours'],
];

/** What a file leaves open, each as a select: its worksheet, letters, day, depot and units. */
export function ImportChoices({ source, opened, reading, choose, decode }: ImportChoicesProps) {
  const { tables, worksheet, choices } = opened;
  const { file, checked } = reading ?? {};
  const depot = checked?.lines.find((line) => line.depot);
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-3">
      {tables.length > 1 && (
        <Select
          label="Sheet"
          options={tables.map((table, i) => [`${i}`, table.worksheet ?? `Sheet ${i + 1}`])}
          value={`${worksheet}`}
          choose={(value) => choose({ worksheet: Number(value) })}
        />
      )}
      {source?.encoding && source.encoding !== 'UTF-8' && (
        <Select
          label="Letters"
          options={encodings.map((each) => [each, each])}
          value={source.encoding}
          choose={decode}
        />
      )}
      {file && file.days.length > 1 && (
        <Select
          label="Day"
          options={file.days.toSorted().map((day) => [day, dayWords(day)])}
          value={file.days[0] ?? ''}
          choose={(day) => choose({ choices: { ...choices, day } })}
        />
      )}
      {file?.columns.some(({ field }) => field === 'minutes') && (
        <Select
          label="Time at a stop is in"
          options={durationOptions}
          value={file.durations}
          choose={(value) =>
            choose({ choices: { ...choices, durations: value as StopFile['durations'] } })
          }
        />
      )}
      {checked && depot && (
        <Select
          label="Depot"
          options={checked.lines.map(({ raw, good }) => [
            `${raw.line}`,
            `Line ${raw.line}, ${good?.name ?? raw.cells.name ?? ''}`,
          ])}
          value={`${depot.raw.line}`}
          choose={(line) => choose({ depot: Number(line) })}
        />
      )}
    </div>
  );
}

/** Every column with an example of what it holds, and what it is taken for. */
export function ImportColumns({ opened, choose }: { opened: Opened; choose: Choose }) {
  const table = opened.tables[opened.worksheet];
  if (!table) return null;
  const { columns, rows } = columnsOf(table, opened.choices.columns);
  const used = columns.filter(({ field }) => field).length;
  const options = [
    ['', 'Not used'],
    ...fields.map((field) => [field, fieldSpecs[field].label] as const),
  ] as const;
  return (
    <details className="rounded-control rule border-line px-4 py-2">
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold pointer-coarse:min-h-11">
        <Icon name="chevron-down" className="size-5" />
        <span>{`Columns: ${used} of ${columns.length} used`}</span>
      </summary>
      <ul className="grid gap-4 py-3 sm:grid-cols-3">
        {columns.map(({ heading, field }, i) => {
          const example = rows.find(({ cells }) => cells[i])?.cells[i];
          const name = heading || `Column ${i + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have one name, and never move
            <li key={`${i} ${heading}`} className="grid content-start gap-1">
              <Select
                label={name}
                options={options}
                value={field ?? ''}
                choose={(value) => {
                  const chosen = fields.find((each) => each === value) ?? null;
                  const before = opened.choices.columns;
                  choose({ choices: { ...opened.choices, columns: { ...before, [i]: chosen } } });
                }}
              />
              <p className="truncate type-label text-ink-2" translate="no">
                {example ?? 'empty'}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
