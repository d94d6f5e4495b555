import type { ReactNode } from 'react';
import { cx } from '../cx';
import { type Thread, threadClasses } from '../thread/thread';
import { Tag } from './tag';

interface ThreadChipProps {
  thread: Thread;
  children: ReactNode;
  /** Makes it a link. */
  href?: string;
  className?: string | undefined;
}

/** A small tag on a thread's tint, with a dash of its line. */
export function ThreadChip({ thread, children, href, className }: ThreadChipProps) {
  const { color, tint, text } = threadClasses[thread];
  return (
    <Tag href={href} className={cx('rule border-transparent', tint, text, className)}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className={cx('size-4 stroke-(--thread)', color)}>
        <path d="M2 8h12" strokeWidth="4" strokeLinecap="round" />
      </svg>
      {children}
    </Tag>
  );
}
