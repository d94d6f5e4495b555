import type { ReactNode } from 'react';
import { InlineText } from './inline-text';

interface InlineTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  className?: string;
  /** Its caption. */
  children: ReactNode;
}

/** A table whose rows are named by their first cell. */
export const InlineTable = ({ columns, rows, className, children }: InlineTableProps) => (
  <table className={className}>
    {children}
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
