import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';

interface FeatureListProps {
  items: readonly string[];
  /** Side by side, for a feature across the window. */
  row?: boolean;
}

/** The bullets of a feature (SPEC 3, List of bullets). */
export function FeatureList({ items, row }: FeatureListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={cx('feature-list type-small', row && 'feature-list-row')}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
