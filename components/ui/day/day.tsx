import { dayWords } from '@/lib/words/time-words';

interface DayProps {
  /** As content holds it: '2025-07-15'. */
  date: string;
  className?: string;
}

/** A day as Americans read it, with the machine's own beside it. */
export function Day({ date, className }: DayProps) {
  return (
    <time dateTime={date} className={className}>
      {dayWords(date)}
    </time>
  );
}
