import type { ReactNode } from 'react';

interface ChapterProps {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

export const Chapter = ({ id, title, text, children }: ChapterProps) => (
  <section id={id} className="api-anchor mt-12 rule-t-bold border-ink pt-4">
    <h3 className="type-h5">{title}</h3>
    {text && <p className="max-w-160 mt-2 text-ink-2">{text}</p>}
    {children}
  </section>
);
