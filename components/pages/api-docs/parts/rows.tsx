import './rows.css';

interface RowsProps {
  rows: readonly { label: string; value: string }[];
  /** Two pairs beside one another, or names as programs write them. */
  look: 'halves' | 'code' | 'plain';
}

/** Names and what stands for them, a rule below each. */
export const Rows = ({ rows, look }: RowsProps) => (
  <dl className={`rows-${look} mt-4 rule-t border-line`}>
    {rows.map(({ label, value }) => (
      <div key={label} className="row">
        {look === 'code' ? (
          <dt translate="no" className="row-code">
            {label}
          </dt>
        ) : (
          <dt className="font-semibold">{label}</dt>
        )}
        <dd className="text-ink-2">{value}</dd>
      </div>
    ))}
  </dl>
);
