import type { AnchorHTMLAttributes } from 'react';

type MailLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { address: string };

/** An e-mail address that opens a message; no translator rewrites it. */
export const MailLink = ({ address, ...rest }: MailLinkProps) => (
  <a href={`mailto:${address}`} translate="no" {...rest}>
    {address}
  </a>
);
