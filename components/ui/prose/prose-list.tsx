import { InlineItems } from './inline-text';
import './prose-list.css';

interface ProseListProps {
  items: readonly string[];
  /** Steps are numbered; others stand at a stop of the route around them. */
  numbered?: boolean;
}

export function ProseList({ items, numbered }: ProseListProps) {
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <Tag className={numbered ? 'prose-steps' : 'prose-list'}>
      <InlineItems items={items} />
    </Tag>
  );
}
