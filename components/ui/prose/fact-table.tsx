import type { ComponentProps } from 'react';
import { InlineTable } from './inline-table';
import './fact-table.css';

type FactTableProps = { caption: string } & Pick<
  ComponentProps<typeof InlineTable>,
  'columns' | 'rows'
>;

/** A small ruled table, such as limits and who hears of each; its caption is read aloud alone. */
export const FactTable = ({ caption, ...table }: FactTableProps) => (
  <InlineTable {...table} className="fact-table w-full type-small text-ink-2">
    <caption className="sr-only">{caption}</caption>
  </InlineTable>
);
