import type { ComponentProps } from 'react';
import { cx } from '../cx';

/** A mark at a company or a quote that was made up to show the design. */
export const SampleMark = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span
    className={cx(
      'inline-flex rounded-chip rule border-edge px-2 py-1 type-label text-ink-2',
      className,
    )}
    {...rest}
  />
);
