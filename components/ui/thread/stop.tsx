import type { ComponentProps } from 'react';
import { cx } from '../cx';
import './stop.css';

/** `joined`: a line leads to the next stop. */
type StopProps = ComponentProps<'li'> & { joined?: boolean };

/** An item of a list at a stop of the thread around it. */
export const Stop = ({ joined, className, ...rest }: StopProps) => (
  <li className={cx('stop', joined && 'stop-joined', className)} {...rest} />
);
