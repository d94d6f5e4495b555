import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { ProseTable } from '@/components/ui/prose/prose-table';
import type { PlainFeature } from '@/content/schemas/features';
import { numbersUnbroken } from '@/lib/words/unbroken';

type FactsProps = Pick<PlainFeature, 'List' | 'facts' | 'table' | 'note'> & {
  /** Beside words alone: points as large ruled rows, or half the width would stand empty. */
  alone?: boolean;
};

/** Points; facts as ruled rows, of which readings on a route stand larger; a table, which scrolls; small print. */
export function FeatureFacts({ List, facts, table, note, alone }: FactsProps) {
  return (
    <>
      {List && (
        <ul
          className={
            alone ? 'rule-t-bold border-ink type-h4' : 'grid gap-y-2 type-small font-medium'
          }
        >
          {List.map((item) => (
            <CheckItem key={item} className={alone ? 'rule-b border-line py-4' : undefined}>
              {item}
            </CheckItem>
          ))}
        </ul>
      )}
      {facts && (
        <dl className="rule-t-bold border-ink">
          {facts.map(({ label, value, hue }) => (
            <div
              key={label}
              className={cx(
                'feature-fact grid items-baseline gap-4 rule-b border-line py-3',
                hue && `hue-${hue}`,
              )}
            >
              <dt className={cx(hue && 'feature-label route-dash flex items-baseline gap-3')}>
                {label}
              </dt>
              <dd className={cx('text-end font-semibold', hue && 'type-h4')}>
                {numbersUnbroken(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table && (
        <section
          aria-label={table.caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as spaced letters in a narrow window do, must be reached without a mouse
          tabIndex={0}
          className="overflow-x-auto"
        >
          <ProseTable {...table} bare />
        </section>
      )}
      {note && <p className="type-small text-ink-2">{note}</p>}
    </>
  );
}
