import { cx } from '../cx';

/** The sign of a summary that unfolds: a plus, a minus when open. Its size is `className`'s. */
export function PlusSign({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('plus-sign unprinted', className)} />;
}
