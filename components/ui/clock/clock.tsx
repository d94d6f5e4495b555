import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';
import './clock.css';

/**
 * Elements of the class `clock-hand` move in here by the keyframes that they name in `--moves`: 32 s, a
 * minute from 13:48 to 14:20 each, and 8 s of rest; a minute is 2.5 % of them. They move while in view, and
 * stop for a `PauseControl` anywhere on the page. Without motion each stands as in its last frame.
 */
export const Clock = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx('clock', className)} {...rest} />
);
