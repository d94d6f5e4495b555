import { count as countText } from '@/lib/words/count';

/** The name of a group after a dash of its thread, and how many places it has. */
export const GroupHead = ({ id, name, count }: { id: string; name: string; count: number }) => (
  <div className="search-head flex items-center font-semibold text-ink-2">
    <span id={id} className="search-dash flex items-center">
      {name}
    </span>
    <span className="ms-auto type-label">{countText(count)}</span>
  </div>
);
