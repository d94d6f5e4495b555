import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';

interface InitialsProps {
  name: string;
  thread: Thread;
  className?: string | undefined;
}

/** In place of a face: initials on the thread's tint, a route passing below them. */
export function Initials({ name, thread, className }: InitialsProps) {
  const initials = name.replace(/(\p{L})\S*\s*/gu, '$1');
  const { tint, text } = threadClasses[thread];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'initials type-h4 relative grid size-14 shrink-0 place-items-center overflow-clip rounded-pop',
        tint,
        text,
        className,
      )}
    >
      {initials}
    </span>
  );
}
