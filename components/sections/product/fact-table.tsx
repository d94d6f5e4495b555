import type { FactTableContent } from '@/content/products/types';

/** A ruled table beside a feature, such as limits and who hears of each. The first column names the row. */
export function FactTable({ caption, columns, rows }: FactTableContent) {
  return (
    <table className="fact-table type-small">
      <caption className="sr-only">{caption}</caption>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
