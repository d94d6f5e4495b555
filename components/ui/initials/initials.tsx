import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';

interface InitialsProps {
  name: string;
  thread: Thread;
  className?: string | undefined;
}

/** In place of a face: initials on the thread's tint, a route passing behind them. */
export function Initials({ name, thread, className }: InitialsProps) {
  const initials = name.replace(/(\p{L})\S*\s*/gu, '$1');
  const { tint, text } = threadClasses[thread];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'type-h4 relative grid size-14 shrink-0 place-items-center overflow-clip rounded-pop',
        tint,
        text,
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 56 56"
        fill="none"
        stroke="currentColor"
        opacity=".4"
        className="absolute inset-0"
        strokeWidth="4"
      >
        <path d="M0 41h14l9-13h12l9 13h12" />
      </svg>
      {initials}
    </span>
  );
}
