import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Hue } from '../route/hues';
import { RouteLine, type RouteSide } from '../route/route-line';

export type SectionGround = 'paper' | 'sunk' | 'band' | `${Hue}-deep`;

interface SectionProps {
  children: ReactNode;
  id?: string;
  labelledBy: string;
  ground?: SectionGround;
  route?: RouteSide;
  /** 'none' where the section's picture bleeds to its edges. */
  space?: 'full' | 'none';
  className?: string;
}

/** A band of the page: it owns ground, vertical rhythm and the running route. */
export function Section({
  children,
  id,
  labelledBy,
  ground = 'paper',
  route,
  space = 'full',
  className,
}: SectionProps) {
  const box = cx('relative', space === 'full' && 'py-(--section-space)', className);
  const names = { id, 'aria-labelledby': labelledBy };
  const inside = (
    <>
      {route && <RouteLine side={route} />}
      {children}
    </>
  );
  if (ground === 'paper' || ground === 'sunk') {
    return (
      <section {...names} className={cx(ground === 'sunk' && 'bg-sunk', box)}>
        {inside}
      </section>
    );
  }
  // A dark ground has its color from the scheme around it, what stands on it from the dark one.
  return (
    <section {...names} className={`bg-${ground}`}>
      <div className={cx('scheme-dark text-ink forced-colors:[color-scheme:inherit]', box)}>
        {inside}
      </div>
    </section>
  );
}
