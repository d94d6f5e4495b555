import type { ReactNode } from 'react';
import { cx } from '../cx';
import { RouteStop } from '../route/route-line';

interface SectionHeadingProps {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  asideClassName?: string | undefined;
  control?: ReactNode;
  /** Gutter of the running route, where it stops at this heading. */
  stop?: 'left' | 'right';
  className?: string;
}

/** A section's h2 with the route's stop beside it and room at the right. */
export function SectionHeading({
  id,
  title,
  aside,
  asideClassName,
  control,
  stop,
  className,
}: SectionHeadingProps) {
  const Aside = typeof aside === 'string' ? 'p' : 'div';
  const heading = (
    <h2 id={id} className="min-w-0 max-w-[22ch]">
      {title}
    </h2>
  );
  return (
    <div className={cx('type-h2', className)}>
      {stop && (
        <RouteStop side={stop} {...(typeof title === 'string' && { to: { id, name: title } })} />
      )}
      {aside || control ? (
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          {heading}
          {aside && (
            <Aside className={cx('type-body text-ink-2 lg:max-w-[21rem]', asideClassName)}>
              {aside}
            </Aside>
          )}
          {control}
        </div>
      ) : (
        heading
      )}
    </div>
  );
}
