import type { ReactNode } from 'react';

interface NewsletterBandProps {
  title: string;
  text: string;
  /** The newsletter's form. */
  children: ReactNode;
}

/** The newsletter at the foot of the list. */
export function NewsletterBand({ title, text, children }: NewsletterBandProps) {
  return (
    <section aria-labelledby="newsletter" className="unprinted bg-sunk">
      <div className="frame grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-2 lg:py-20">
        <div>
          <h2 id="newsletter" className="type-h2">
            {title}
          </h2>
          <p className="max-w-120 mt-3 text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
