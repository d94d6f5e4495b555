import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { CheckedLine } from '@/lib/planner/import/check-stops';
import type { Field } from '@/lib/planner/import/columns';
import type { RawLine } from '@/lib/planner/import/read-stops';

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

/** A line of the list, and under it what is wrong with it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, columns, draft, open, type, check } = props;
  const { raw, good, faults, depot, beside } = line;
  const wrong = (field: Field) => faults.some((fault) => fault.field === field);
  const told = `planner-import-${raw.line}`;
  const words = [
    ...faults.map((fault) => fault.words),
    ...(beside === undefined ? [] : [`Same place as line ${beside}.`]),
  ];
  const noted = words.length > 0;
  return (
    <>
      <tr data-line={raw.line} tabIndex={-1} className="planner-import-row">
        <td className="planner-import-cell planner-import-line type-label">{raw.line}</td>
        {columns.map((field) => {
          const text = (field === 'name' && good?.name) || raw.cells[field] || '';
          return (
            <td
              key={field}
              data-field={field}
              className={cx(
                'planner-import-cell',
                field === 'name' ? 'planner-import-name-cell' : 'type-label',
              )}
            >
              {open ? (
                <input
                  className="planner-import-field"
                  aria-label={`${field}, line ${raw.line}`}
                  aria-invalid={wrong(field)}
                  aria-describedby={wrong(field) ? told : undefined}
                  placeholder={wrong(field) ? 'empty' : (unsaid[field] ?? '')}
                  value={draft.cells[field] ?? ''}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => type(raw.line, field, target.value)}
                  onKeyDown={({ key }) => key === 'Enter' && check()}
                />
              ) : (
                <span
                  translate={text ? 'no' : undefined}
                  className={cx(!text && 'planner-import-unsaid')}
                >
                  {text || (depot ? '' : unsaid[field])}
                </span>
              )}
              {field === 'name' && depot && (
                <>
                  {' '}
                  <span className="planner-import-depot type-label">depot</span>
                </>
              )}
            </td>
          );
        })}
      </tr>
      {noted && (
        <tr className="planner-import-noted">
          <td />
          <td colSpan={columns.length} className="planner-import-told">
            <ul id={told} className={faults.length > 0 ? 'text-error' : 'planner-import-doubt'}>
              {words.map((each) => (
                <li key={each} className="planner-import-fault">
                  <Icon
                    name={faults.length > 0 ? 'circle-alert' : 'triangle-alert'}
                    className="planner-import-sign size-4"
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
