import type { ReactNode } from 'react';
import { cx } from '../cx';
import { RunningThread, type ThreadSide } from '../thread/running-thread';
import type { Thread } from '../thread/thread';

export type SectionGround = 'paper' | 'sunk' | 'band' | `${Thread}-sheet`;

interface SectionProps {
  children: ReactNode;
  id?: string;
  /** Id of the section's heading. */
  labelledBy: string;
  ground?: SectionGround;
  /** Where the running thread passes from 1024 px on. */
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
  const dark = ground !== 'paper' && ground !== 'sunk';
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={ground === 'paper' ? undefined : `bg-${ground}`}
    >
      <div
        className={cx(
          'relative',
          dark && 'scheme-dark text-ink forced-colors:[color-scheme:inherit]',
          space === 'full' && 'py-(--section-space)',
          className,
        )}
      >
        {thread && <RunningThread side={thread} />}
        {children}
      </div>
    </section>
  );
}
