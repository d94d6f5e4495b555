import type { ReactNode } from 'react';
import { InlineText } from '@/components/ui/prose/inline-text';

interface RowsProps {
  rows: readonly { id?: string; label: ReactNode; value: ReactNode }[];
  /** Two pairs beside one another on wide windows, or names as programs write them. */
  variant?: 'pairs' | 'code' | undefined;
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

interface ChapterProps extends Partial<RowsProps> {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

export const Chapter = ({ id, title, text, rows, variant, children }: ChapterProps) => (
  <section id={id} className="api-anchor mt-12 rule-t-bold border-ink pt-4">
    <h3 className="type-h4">{title}</h3>
    {text && (
      <InlineText as="p" className="max-w-160 mt-2 text-ink-2">
        {text}
      </InlineText>
    )}
    {rows && <Rows rows={rows} variant={variant} />}
    {children}
  </section>
);
