import { cx } from '@/components/ui/cx';
import { InlineText } from '@/components/ui/prose/inline-text';
import { TableRows } from '@/components/ui/prose/table-rows';
import type { HelpBlock } from '@/content/help/types';

type Table = Extract<HelpBlock, { type: 'table' }>;

/** A table of a guide. On narrow windows it scrolls inside a region that the keyboard reaches. */
export function GuideTable({ id, table }: { id: string; table: Table }) {
  const { caption, columns, rows } = table;
  const wide =
    columns.length > 3 ? 'prose-table-wide' : columns.length === 3 && 'prose-table-middle';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section aria-labelledby={id} tabIndex={0} className="guide-table">
      <table className={cx('prose-table', wide)}>
        <caption>
          <span id={id} className="guide-table-name">
            <InlineText>{caption}</InlineText>
          </span>
        </caption>
        <TableRows columns={columns} rows={rows} />
      </table>
    </section>
  );
}
