import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { CheckedLine } from '@/lib/planner/import/check-stops';
import type { Field } from '@/lib/planner/import/columns/fields';
import type { RawLine } from '@/lib/planner/import/table';
import { isZipCenter } from '../words/centers';

interface LineRowProps {
  line: CheckedLine;
  columns: readonly Field[];
  draft: RawLine;
  /** Whether its cells are fields. */
  open: boolean;
  type: (line: number, field: Field, text: string) => void;
  check: () => void;
}

/** What stands for an empty cell, by what is then taken for it. */
const unsaid: Readonly<Partial<Record<Field, string>>> = {
  minutes: '5',
  load: '1',
  window: 'none',
  from: 'any',
  to: 'any',
};

/** On a phone each line is a card, its cells two by two under their names. */
const named =
  'max-md:before:block max-md:before:text-ink-3 max-md:before:content-[attr(data-field)]';
const rightFields: readonly Field[] = ['latitude', 'minutes', 'window', 'from'];

const cell = 'py-2 pe-2 text-start align-baseline wrap-anywhere last:pe-0 max-md:py-1';

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, columns, draft, open, type, check } = props;
  const { raw, good, faults, depot, beside } = line;
  const wrong = (field: Field) => faults.some((fault) => fault.field === field);
  const faultsId = `planner-import-${raw.line}`;
  const found = (field: Field): string =>
    raw.found && (field === 'latitude' || field === 'longitude')
      ? raw.found[field].toFixed(3)
      : (unsaid[field] ?? '');
  const words = [
    ...faults.map((fault) => fault.words),
    ...(raw.found?.note ? [raw.found.note] : []),
    ...(raw.found?.center && !isZipCenter(raw.found.center)
      ? [`Found as ${raw.found.center}, which is not the door.`]
      : []),
    ...(beside === undefined ? [] : [`Same place as line ${beside}.`]),
  ];
  return (
    <>
      <tr
        data-line={raw.line}
        tabIndex={-1}
        className="scroll-my-20 rule-t border-line max-md:py-2 max-md:grid max-md:grid-cols-[2.5em_repeat(2,minmax(0,1fr))]"
      >
        <td className={cx(cell, 'w-[3.5em] type-label text-ink-3')}>{raw.line}</td>
        {columns.map((field) => {
          const text = (field === 'name' && good?.name) || raw.cells[field] || '';
          return (
            <td
              key={field}
              data-field={field}
              className={cx(
                cell,
                'has-[>input]:align-middle',
                field === 'name'
                  ? 'min-w-[9em] max-md:col-start-2 max-md:col-end-[-1]'
                  : `type-label ${named}`,
                rightFields.includes(field) && 'max-md:col-start-2',
              )}
            >
              {open ? (
                <input
                  className="planner-import-field min-h-8 w-full min-w-[6.5em] rounded-chip rule-bold border-edge bg-field px-1.5 aria-invalid:border-error-rule aria-invalid:bg-error-ground aria-invalid:text-error aria-invalid:placeholder:text-error md:[[data-field=window]>&]:min-w-[11.5em] pointer-coarse:min-h-11"
                  aria-label={`${field}, line ${raw.line}`}
                  aria-invalid={wrong(field)}
                  aria-describedby={wrong(field) ? faultsId : undefined}
                  placeholder={wrong(field) ? 'empty' : found(field)}
                  value={draft.cells[field] ?? ''}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => type(raw.line, field, target.value)}
                  onKeyDown={({ key }) => key === 'Enter' && check()}
                />
              ) : (
                <span translate={text ? 'no' : undefined} className={cx(!text && 'text-ink-3')}>
                  {text || (depot && !raw.found ? '' : found(field))}
                </span>
              )}
              {field === 'name' && depot && (
                <>
                  {' '}
                  <span className="ms-1 rounded-chip bg-sunk px-1.5 py-0.5 type-label">depot</span>
                </>
              )}
            </td>
          );
        })}
      </tr>
      {words.length > 0 && (
        <tr className="max-md:pb-2 max-md:grid max-md:grid-cols-[2.5em_repeat(2,minmax(0,1fr))]">
          <td />
          <td
            colSpan={columns.length}
            className="pb-2 text-[.875rem] leading-[1.4] max-md:col-start-2 max-md:col-end-[-1]"
          >
            <ul id={faultsId} className={faults.length > 0 ? 'text-error' : 'text-warning'}>
              {words.map((each) => (
                <li key={each} className="flex gap-2">
                  <Icon
                    name={faults.length > 0 ? 'circle-alert' : 'triangle-alert'}
                    className="mt-0.5 size-4"
                  />
                  <span>{each}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
});
