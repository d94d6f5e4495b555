import { PagePicture } from '@/components/picture/page-picture';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import type { PageImage } from '@/content/products/types';
import './savings-band.css';

interface SavingsBandProps {
  title: string;
  lead: string;
  /** The sum in words, for readers without script. */
  unscripted: string;
  image: PageImage;
}

/** The savings calculator on the city at night. */
export function SavingsBand({ image, ...calculator }: SavingsBandProps) {
  return (
    <section id="savings" aria-labelledby="savings-title" className="savings-band bg-band">
      <PagePicture image={image} className="savings-picture" />
      <div className="frame scheme-dark text-ink savings-frame">
        <SavingsCalculator id="savings-title" anchor="savings" {...calculator} />
      </div>
    </section>
  );
}
