// biome-ignore-all lint/a11y/noRedundantRoles: Safari takes rows that are shown as cards for no rows
import { cx } from '../cx';
import { InlineText } from './inline-text';
import './prose-table.css';

interface ProseTableProps {
  caption: string;
  id?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Ruled alone, its caption read aloud alone: beside a feature. */
  bare?: boolean;
}

/** A table within long text; on a phone one of many columns shows each row as a card. */
export function ProseTable({ id, caption, columns, rows, bare }: ProseTableProps) {
  const wide = columns.length > 2 && 'prose-table-wide';
  // Two by two, the last of three cells would stand alone.
  const lines = columns.length === 4 && 'prose-table-lines';
  return (
    <table
      role="table"
      className={cx(
        'prose-table',
        ...(bare ? ['prose-table-bare type-small text-ink-2'] : [wide, lines]),
      )}
    >
      <caption className={bare ? 'sr-only' : undefined}>
        <InlineText as="span" id={id}>
          {caption}
        </InlineText>
      </caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row">
            <InlineText as="th" role="rowheader" scope="row">
              {name}
            </InlineText>
            {cells.map((cell, index) => (
              <InlineText
                as="td"
                key={columns[index + 1]}
                role="cell"
                data-label={columns[index + 1]}
              >
                {cell}
              </InlineText>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
