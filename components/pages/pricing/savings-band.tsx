import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import type { PageImage } from '@/content/products/types';
import './savings-band.css';

interface SavingsBandProps {
  image: PageImage;
  /** The savings calculator, which brings the heading `savings-title`. */
  children: ReactNode;
}

/** The savings calculator on the city at night. */
export function SavingsBand({ image, children }: SavingsBandProps) {
  return (
    <section id="savings" aria-labelledby="savings-title" className="savings-band bg-band">
      <PagePicture image={image} className="savings-picture" />
      <div className="frame scheme-dark text-ink savings-frame">{children}</div>
    </section>
  );
}
