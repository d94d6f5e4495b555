import type { ReactNode } from 'react';
import { cx } from '../cx';

interface TagProps {
  children: ReactNode;
  className: string;
}

export const Tag = ({ children, className }: TagProps) => (
  <span className={cx('tag', className)}>{children}</span>
);
