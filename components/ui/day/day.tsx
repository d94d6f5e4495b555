import { dayWords } from '@/lib/words/time-words';

export const Day = ({ date, className }: { date: string; className?: string }) => (
  <time dateTime={date} className={className}>
    {dayWords(date)}
  </time>
);
