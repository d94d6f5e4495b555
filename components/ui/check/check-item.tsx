import { cx } from '../cx';

interface CheckItemProps {
  className?: string;
  children: string;
}

export const CheckItem = ({ className, children }: CheckItemProps) => (
  <li className={cx('check-item flex', className)}>{children}</li>
);
