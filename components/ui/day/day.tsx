import { dayWords } from '@/lib/words/time-words';

interface DayProps {
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
