import { type Thread, threadClasses } from '@/components/ui/thread/thread';

/** A figure of content/figures.ts with the thread it is drawn on. */
export interface RowFigure {
  value: string;
  label: string;
  thread: Thread;
}

/** Figures side by side, each under a length of thread that ends in a stop. */
export function FigureRow({ figures }: { figures: readonly RowFigure[] }) {
  return (
    <dl className="figure-row">
      {figures.map(({ value, label, thread }) => (
        <div key={label} className={threadClasses[thread].color}>
          <dt>{label}</dt>
          <dd className="type-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
