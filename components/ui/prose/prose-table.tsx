import { cx } from '../cx';
import { InlineText } from './inline-text';
import { TableRows, type TableRowsProps } from './table-rows';
import './prose-table.css';

interface ProseTableProps extends TableRowsProps {
  caption: string;
  /** Id of the caption's words. */
  id: string;
}

/** A table within long text; with many columns it scrolls sideways rather than squeeze them. */
export function ProseTable({ id, caption, columns, rows }: ProseTableProps) {
  const wide =
    columns.length > 3 ? 'prose-table-wide' : columns.length === 3 && 'prose-table-middle';
  return (
    <table className={cx('prose-table', wide)}>
      <caption>
        <InlineText as="span" id={id}>
          {caption}
        </InlineText>
      </caption>
      <TableRows columns={columns} rows={rows} />
    </table>
  );
}
