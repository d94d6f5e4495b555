import { InlineText } from './inline-text';

export interface TableRowsProps {
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

/** The head and the rows of a table of copy. */
export function TableRows({ columns, rows }: TableRowsProps) {
  return (
    <>
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
    </>
  );
}
