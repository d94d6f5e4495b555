import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import { blogAddress, shortName } from '@/lib/blog/address';

interface CategoryChipProps {
  category: string;
  thread: Thread;
}

/** A post's category as a tag on its thread; it leads to all posts of that category. */
export function CategoryChip({ category, thread }: CategoryChipProps) {
  return (
    <a
      href={`${blogAddress({ category: shortName(category) })}#articles`}
      className={cx('category-chip', threadClasses[thread].color, `chip-${thread}`)}
    >
      {category}
    </a>
  );
}
