import type { ReactNode } from 'react';

interface StripFrameProps {
  source: string;
  name: string;
  note: string;
  /** Pauses what moves. */
  control?: ReactNode;
  children: ReactNode;
}

/** The night strip under a product's hero: who reports, and beside it what. */
export function StripFrame({ source, name, note, control, children }: StripFrameProps) {
  return (
    <div className="hero-foot-split">
      <div className="[overflow-wrap:anywhere]">
        <p className="type-label text-ink-2">{source}</p>
        <p className="mt-1 mb-1 type-h4">{name}</p>
        <p className="flex items-center gap-2 text-[.8125rem] text-ink-2">
          <span
            aria-hidden="true"
            className="thread-teal size-2 shrink-0 rounded-full bg-(--thread)"
          />
          <span>{note}</span>
        </p>
        {control}
      </div>
      {children}
    </div>
  );
}
