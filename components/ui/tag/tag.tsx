import type { ReactNode } from 'react';
import { cx } from '../cx';

interface TagProps {
  children: ReactNode;
  className: string;
}

/** A short word on a tint, such as a kind or a level. */
export const Tag = ({ children, className }: TagProps) => (
  <span className={cx('tag', className)}>{children}</span>
);
