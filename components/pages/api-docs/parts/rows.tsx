import type { ReactNode } from 'react';

interface RowsProps {
  rows: readonly { id?: string; label: ReactNode; value: ReactNode }[];
  /** Two pairs beside one another on wide windows, or names as programs write them. */
  variant?: 'pairs' | 'code';
}

export const Rows = ({ rows, variant }: RowsProps) => (
  <dl
    className={`mt-4 rule-t border-line ${variant === 'pairs' ? 'api-pairs grid gap-x-6 md:grid-cols-2' : 'api-rows'}`}
  >
    {rows.map(({ label, value, id = String(label) }) => (
      <div key={id} className="api-row">
        {variant === 'code' ? (
          <dt translate="no" className="api-code">
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
