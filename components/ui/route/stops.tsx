import type { AnchorHTMLAttributes, HTMLAttributes } from 'react';
import { cx } from '../cx';
import './stops.css';

type StopsProps = HTMLAttributes<HTMLElement> & {
  as?: 'ol' | 'ul' | 'div';
  joined?: boolean;
};

/** A list whose items are stops of the route around it; their room is its own business. */
export const Stops = ({ as: Tag = 'ul', joined, className, ...rest }: StopsProps) => (
  <Tag className={cx('stops', joined && 'stops-joined', className)} {...rest} />
);

/** A link that is an item of such a list; the page or the part one is at is marked by `aria-current`. */
export const StopLink = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a className="stop-link" {...rest}>
    {children}
  </a>
);
