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

/** A table within long text; with many columns it scrolls sideways rather than squeeze them. */
export function ProseTable({ id, caption, columns, rows, bare }: ProseTableProps) {
  const wide =
    columns.length > 3 ? 'prose-table-wide' : columns.length === 3 && 'prose-table-middle';
  return (
    <table className={cx('prose-table', bare ? 'prose-table-bare type-small text-ink-2' : wide)}>
      <caption className={bare ? 'sr-only' : undefined}>
        <InlineText as="span" id={id}>
          {caption}
        </InlineText>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <InlineText as="th" scope="row">
              {name}
            </InlineText>
            {cells.map((cell, index) => (
              <InlineText as="td" key={columns[index + 1]}>
                {cell}
              </InlineText>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
