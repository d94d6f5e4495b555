import { cx } from '../cx';

/** Left or right gutter, or along the section's bottom from one to the other. */
export type ThreadSide = 'left' | 'right' | 'left-to-right' | 'right-to-left';

/**
 * The cobalt thread that runs down home and product pages, 40 px from the window's edge, from
 * 1024 px on. It is decoration: the stops stand at the headings (see `ThreadStop`).
 */
export function RunningThread({ side }: { side: ThreadSide }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'running-thread max-lg:hidden forced-colors:hidden',
        side.startsWith('right') && 'thread-right',
        side.includes('-to-') && 'thread-crosses',
      )}
    />
  );
}

interface ThreadStopProps {
  side: 'left' | 'right';
  /** Id of the heading that it stands at, and what it is called there. */
  to?: { id: string; name: string };
  className?: string;
}

/**
 * The thread's stop beside a heading; below 1024 px a stub of line that ends in a stop. With `to` it
 * names its section and the minute of the day's clock, and takes there: for those who see and point,
 * while all others have the headings.
 */
export function ThreadStop({ side, to, className }: ThreadStopProps) {
  const name = cx(
    'thread-stop forced-colors:hidden',
    side === 'right' && 'thread-stop-right',
    className,
  );
  if (!to) return <span aria-hidden="true" className={name} />;
  return (
    // biome-ignore lint/a11y/useAnchorContent: the style sheet shows its name, on pointing at it
    <a aria-hidden="true" tabIndex={-1} className={name} href={`#${to.id}`} data-name={to.name} />
  );
}
