import { InlineText } from '@/components/ui/prose/inline-text';
import type { FactTableContent } from '@/content/schemas/features';
import './fact-table.css';

/** A ruled table beside a feature, such as limits and who hears of each. */
export function FactTable({ caption, columns, rows }: FactTableContent) {
  return (
    <table className="fact-table w-full type-small text-ink-2">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="rule-b-bold border-ink text-ink-3">
          {columns.map((column) => (
            <th key={column} scope="col" className="fact-cell font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className="rule-b border-line">
            <InlineText as="th" scope="row" className="fact-cell font-semibold text-ink">
              {name}
            </InlineText>
            {cells.map((cell, index) => (
              <InlineText as="td" key={columns[index + 1]} className="fact-cell">
                {cell}
              </InlineText>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
