import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import './use-mark.css';

/** 'Included in all plans', on a feature card. */
export function UseMark({ children, className }: { children: string; className: string }) {
  return (
    <p className={cx('use-mark', className)}>
      <Icon name="check" className="size-4" />
      {children}
    </p>
  );
}
