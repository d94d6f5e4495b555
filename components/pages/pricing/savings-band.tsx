import { PagePicture } from '@/components/picture/page-picture';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import type { PageImage } from '@/content/products/types';

interface SavingsBandProps {
  title: string;
  lead: string;
  /** The sum in words, for readers without script. */
  unscripted: string;
  image: PageImage;
}

/** The savings calculator on the city at night (SPEC 2, Pricing page). */
export function SavingsBand({ image, ...calculator }: SavingsBandProps) {
  return (
    <section id="savings" aria-labelledby="savings-title" className="savings bg-band">
      <PagePicture image={image} />
      <div className="frame scheme-dark text-ink">
        <SavingsCalculator id="savings-title" anchor="savings" {...calculator} />
      </div>
    </section>
  );
}
