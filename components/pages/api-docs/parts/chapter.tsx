import type { ReactNode } from 'react';
import './chapter.css';

interface ChapterProps {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A part of a tab with an anchor, to which the contents lead. */
export function Chapter({ id, title, text, children }: ChapterProps) {
  return (
    <section id={id} className="chapter rule-t-bold border-ink">
      <h3 className="type-h5">{title}</h3>
      {text && <p className="api-text mt-2 text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
