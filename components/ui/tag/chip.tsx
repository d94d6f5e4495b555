import type { ReactNode } from 'react';
import { cx } from '../cx';
import { type Thread, threadClasses } from '../thread/thread';

interface ThreadChipProps {
  thread: Thread;
  children: ReactNode;
  href?: string;
}

export function ThreadChip({ thread, children, href }: ThreadChipProps) {
  const classes = threadClasses[thread];
  const Tag = href ? 'a' : 'span';
  return (
    <Tag
      href={href}
      className={cx(
        'tag thread-chip thread-dash',
        classes.color,
        classes.tint,
        classes.text,
        // Above the link that covers its card.
        href && 'z-1 underline-offset-4 hover:underline',
      )}
    >
      {children}
    </Tag>
  );
}
