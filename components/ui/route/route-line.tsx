import { cx } from '../cx';

/** Left or right gutter, or along the section's bottom from one to the other. */
export type RouteSide = 'left' | 'right' | 'left-to-right' | 'right-to-left';

/** The line that runs down home and product pages, 40 px beside the frame, from 1024 px on. */
export const RouteLine = ({ side }: { side: RouteSide }) => (
  <span
    aria-hidden="true"
    className={cx(
      'route-line max-lg:hidden forced-colors:hidden',
      side.startsWith('right') && 'route-right',
      side.includes('-to-') && 'route-crosses',
    )}
  />
);

interface RouteStopProps {
  side: 'left' | 'right';
  /** Id of the heading that it stands at, and what it is called there. */
  to?: { id: string; name: string };
  className?: string;
}

/** The line's stop beside a heading; with `to` it leads there, for those who see and point. */
export function RouteStop({ side, to, className }: RouteStopProps) {
  const props = {
    'aria-hidden': true,
    className: cx(
      'route-stop forced-colors:hidden',
      side === 'right' && 'route-stop-right',
      className,
    ),
  };
  if (!to) return <span {...props} />;
  return <a {...props} tabIndex={-1} href={`#${to.id}`} title={to.name} />;
}
