import type { ReactNode } from 'react';
import { cx } from '../cx';
import { type Thread, threadClasses } from '../thread/thread';

interface ThreadChipProps {
  thread: Thread;
  children: ReactNode;
}

/** A small tag on a thread's tint, with a dash of its line. */
export function ThreadChip({ thread, children }: ThreadChipProps) {
  const classes = threadClasses[thread];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 rounded-chip rule border-transparent px-2.5 py-1 text-[.875rem] font-semibold leading-tight',
        classes.tint,
        classes.text,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className={cx('size-4 stroke-(--thread)', classes.color)}
      >
        <path d="M2 8h12" strokeWidth="4" strokeLinecap="round" />
      </svg>
      {children}
    </span>
  );
}
