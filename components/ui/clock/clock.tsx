import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import './clock.css';

interface ClockProps {
  className?: string;
  children: ReactNode;
}

/**
 * What moves in here goes by one clock: 13:48 to 14:20 at a second a minute, eight seconds of rest, and
 * again; a minute is 2.5 % of the keyframes. It goes while in view, and stops for a `PauseControl`
 * anywhere on the page. An element moves that has the class `clock-hand` and names its keyframes
 * in `--moves`: `transform` and `opacity` alone, which need no main thread. How it stands without
 * them is its last frame: so it looks where less motion is asked for, on paper, and in browsers without
 * triggers.
 */
export function Clock({ className, children }: ClockProps) {
  return <div className={cx('clock', className)}>{children}</div>;
}
