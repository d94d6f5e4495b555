import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import './feature-list.css';

interface FeatureListProps {
  items: readonly string[];
  /** Side by side, for a feature across the window. */
  row?: boolean;
}

/** The bullets of a feature. */
export function FeatureList({ items, row }: FeatureListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={cx('feature-list type-small', row && 'feature-list-row')}>
      {items.map((item) => (
        <li key={item} className="feature-item">
          <Icon name="check" className="feature-check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
