import { count as countText } from '@/lib/words/count';

/** The name of a group after a dash of its thread, and how many places it has. */
export const GroupHead = ({ id, name, count }: { id: string; name: string; count: number }) => (
  <div className="flex min-h-10 items-center gap-3 pt-2.5 text-[.875rem] font-semibold text-ink-2">
    <span id={id} className="thread-dash flex items-center gap-2.5 [--dash:18px]">
      {name}
    </span>
    <span data-count className="ms-auto type-label">
      {countText(count)}
    </span>
  </div>
);
