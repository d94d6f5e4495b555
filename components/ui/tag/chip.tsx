import type { ReactNode } from 'react';
import { cx } from '../cx';
import { type Thread, threadClasses } from '../thread/thread';

interface ThreadChipProps {
  thread: Thread;
  children: ReactNode;
  /** Makes it a link. */
  href?: string;
  className?: string | undefined;
}

/** A small tag on a thread's tint, with a dash of its line. */
export function ThreadChip({ thread, children, href, className }: ThreadChipProps) {
  const classes = threadClasses[thread];
  const Tag = href ? 'a' : 'span';
  return (
    <Tag
      href={href}
      className={cx(
        'thread-dash inline-flex items-center gap-2 rounded-chip rule border-transparent px-2.5 py-1 text-[.875rem] font-semibold leading-tight [--dash:1rem] [vertical-align:6px]',
        classes.color,
        classes.tint,
        classes.text,
        href && 'underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
