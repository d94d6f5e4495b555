import { cx } from '../cx';
import './sample-mark.css';

/** A mark at a company or a quote that was made up to show the design. */
export function SampleMark({ children, className }: { children: string; className?: string }) {
  return <span className={cx('sample-mark type-label', className)}>{children}</span>;
}
