import type { ReactNode } from 'react';
import { cx } from '../cx';

interface TagProps {
  children: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  /** Ground and letters. */
  className: string;
}

/** A short word on a tint, such as a kind or a level. */
export function Tag({ href, className, children }: TagProps) {
  const Element = href ? 'a' : 'span';
  return (
    <Element
      href={href}
      className={cx(
        'inline-flex items-center gap-2 rounded-chip px-2.5 py-1 text-[.875rem] font-semibold leading-tight',
        href && 'underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
    </Element>
  );
}
