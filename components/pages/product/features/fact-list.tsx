import { threadClasses } from '@/components/ui/thread/thread';
import type { Fact } from '@/content/products/types';

/** Facts of a feature as ruled rows; readings carry their thread and stand larger. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, thread }) => (
        <div key={label} className={thread && `fact-reading ${threadClasses[thread].color}`}>
          <dt>{label}</dt>
          <dd className={thread && 'type-h4'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
