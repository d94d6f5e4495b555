import type { ComponentProps } from 'react';
import { cx } from '../cx';

/** A sign, and beside it a heading and what it says; ground and edges are `className`'s business. */
export const Note = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1', className)} {...rest} />
);
