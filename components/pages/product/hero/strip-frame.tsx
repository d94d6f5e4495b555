import type { ReactNode } from 'react';
import './strip-frame.css';

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
    <div className="hero-strip">
      <div className="hero-strip-source">
        <p className="type-label text-ink-2">{source}</p>
        <p className="mt-1 mb-1 type-h4">{name}</p>
        <p className="hero-strip-note text-[.8125rem] text-ink-2">{note}</p>
        {control}
      </div>
      {children}
    </div>
  );
}
