import type { ReactNode } from 'react';
import './newsletter-band.css';

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
      <div className="newsletter-band frame">
        <div>
          <h2 id="newsletter" className="type-h2">
            {title}
          </h2>
          <p className="newsletter-band-text text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
