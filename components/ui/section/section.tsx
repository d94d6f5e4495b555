import type { ReactNode } from 'react';
import { cx } from '../cx';
import { RunningThread, type ThreadSide } from '../thread/running-thread';
import type { Thread } from '../thread/thread';

export type SectionGround = 'paper' | 'sunk' | 'band' | `${Thread}-sheet`;

interface SectionProps {
  children: ReactNode;
  id?: string;
  labelledBy: string;
  ground?: SectionGround;
  thread?: ThreadSide;
  /** 'none' where the section's picture bleeds to its edges. */
  space?: 'full' | 'none';
  className?: string;
}

/** A band of the page: it owns ground, vertical rhythm and the running thread. */
export function Section({
  children,
  id,
  labelledBy,
  ground = 'paper',
  thread,
  space = 'full',
  className,
}: SectionProps) {
  const box = cx('relative', space === 'full' && 'py-(--section-space)', className);
  const names = { id, 'aria-labelledby': labelledBy };
  const inside = (
    <>
      {thread && <RunningThread side={thread} />}
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
