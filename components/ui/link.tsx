import type { ReactNode } from 'react';
import type { Href } from '@/lib/routes';
import { cx } from './cx';
import { Icon } from './icon';

interface TextLinkProps {
  href: Href;
  children: ReactNode;
  /** 'down' for an anchor on the same page. */
  arrow?: 'right' | 'down';
  className?: string;
}

/**
 * An underlined link with an arrow. Internal links are plain anchors: the page-links island turns
 * them into navigation inside the site.
 */
export function TextLink({ href, children, arrow = 'right', className }: TextLinkProps) {
  return (
    <a
      href={href}
      className={cx(
        'group inline-flex items-center gap-2 border-b-[1.5px] border-current pb-0.5 font-semibold leading-snug',
        className,
      )}
    >
      {children}
      <Icon
        name={arrow === 'down' ? 'arrow-down' : 'arrow-right'}
        className={cx(
          'size-[1.1em] transition-transform',
          arrow === 'down' ? 'group-hover:translate-y-0.5' : 'group-hover:translate-x-0.5',
        )}
      />
    </a>
  );
}
