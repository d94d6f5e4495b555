import { dayWords } from '@/lib/words/time-words';

/** A day as Americans read it, with the machine's own beside it. */
export const Day = ({ date, className }: { date: string; className?: string }) => (
  <time dateTime={date} className={className}>
    {dayWords(date)}
  </time>
);
