import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Href } from '@/lib/routes';
import { cx } from '../cx';

interface TextLinkProps {
  href: Href;
  children: ReactNode;
  /** Its name where links of the same words lead to different pages; begins with these words. */
  label?: string;
  /** 'down' for an anchor on the same page. */
  arrow?: 'right' | 'down';
  className?: string;
}

/** An underlined link with an arrow. `PageLinks` navigates by plain anchors too. */
export function TextLink({ href, children, label, arrow = 'right', className }: TextLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className={cx('text-link text-link-ahead', arrow === 'down' && 'text-link-down', className)}
    >
      {children}
    </a>
  );
}

type MailLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { address: string };

/** An e-mail address that opens a message; no translator rewrites it. */
export const MailLink = ({ address, ...rest }: MailLinkProps) => (
  <a href={`mailto:${address}`} translate="no" {...rest}>
    {address}
  </a>
);
