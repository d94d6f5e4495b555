import { cx } from '../cx';
import { InlineTable } from './inline-table';
import { InlineText } from './inline-text';
import './prose-table.css';

interface ProseTableProps {
  caption: string;
  id: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table within long text; with many columns it scrolls sideways rather than squeeze them. */
export function ProseTable({ id, caption, columns, rows }: ProseTableProps) {
  const wide =
    columns.length > 3 ? 'prose-table-wide' : columns.length === 3 && 'prose-table-middle';
  return (
    <InlineTable columns={columns} rows={rows} className={cx('prose-table', wide)}>
      <caption>
        <InlineText as="span" id={id}>
          {caption}
        </InlineText>
      </caption>
    </InlineTable>
  );
}
