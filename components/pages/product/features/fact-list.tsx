import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Fact } from '@/content/products/types';

/** Facts of a feature as ruled rows; those on a thread are readings and stand larger. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="rule-t-bold border-ink">
    {facts.map(({ label, value, thread }) => (
      <div
        key={label}
        className={cx(
          'flex items-center justify-between gap-4 rule-b border-line py-3',
          thread && threadClasses[thread].color,
        )}
      >
        <dt className={cx(thread && 'thread-dash flex items-center gap-3')}>{label}</dt>
        <dd className={cx('font-semibold', thread && 'type-h4')}>{value}</dd>
      </div>
    ))}
  </dl>
);
