import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Fact } from '@/content/products/types';
import './fact-list.css';

interface FactListProps {
  facts: readonly Fact[];
  /** Without a rule under the last, such as on a card. */
  open?: boolean;
}

/** Facts of a feature as ruled rows; readings carry their thread and stand larger. */
export function FactList({ facts, open }: FactListProps) {
  return (
    <dl className={open ? 'rule-t-bold border-ink' : 'fact-list'}>
      {facts.map(({ label, value, thread }) => (
        <div key={label} className={cx('fact', thread && threadClasses[thread].color)}>
          <dt className={thread && 'fact-reading'}>{label}</dt>
          <dd className={cx('fact-value', thread && 'type-h4')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
