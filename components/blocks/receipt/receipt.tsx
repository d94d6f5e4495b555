import { InlineText } from '@/components/ui/prose/inline-text';
import './receipt.css';

interface ReceiptProps {
  /** Read aloud alone. */
  caption: string;
  columns?: readonly string[];
  /** A name and its amounts each. */
  rows: readonly (readonly string[])[];
  /** How many of the rows, the last ones, add up the others. */
  sums: number;
}

/** A bill on a slip of paper. */
export const Receipt = ({ caption, columns, rows, sums }: ReceiptProps) => (
  <div className="receipt w-full max-w-[28rem] text-ink">
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      {columns && (
        <thead>
          <tr className="receipt-row text-ink-2">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={index > 0 ? 'receipt-amount' : 'receipt-name'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <Rows rows={rows.slice(0, -sums)} />
      <Rows rows={rows.slice(-sums)} className="receipt-sums" />
    </table>
  </div>
);

const Rows = ({ rows, className }: Pick<ReceiptProps, 'rows'> & { className?: string }) => (
  <tbody className={className}>
    {rows.map(([name = '', ...amounts]) => (
      <tr key={name} className="receipt-row">
        <th scope="row" className="receipt-name">
          {name}
        </th>
        {amounts.map((amount) => (
          <InlineText as="td" key={amount} className="receipt-amount">
            {amount}
          </InlineText>
        ))}
      </tr>
    ))}
  </tbody>
);
