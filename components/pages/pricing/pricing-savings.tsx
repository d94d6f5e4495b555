import { PagePicture } from '@/components/picture/picture';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import { Island } from '@/components/ui/island/island.client';
import { Section } from '@/components/ui/section/section';
import type { PricingPage } from '@/content/schemas/pricing';
import type { PriceRange } from '@/lib/plans/amounts';

type PricingSavingsProps = PricingPage['calculator'] & { prices: PriceRange | undefined };

/** The savings calculator on a picture of streets. */
export function PricingSavings({ image, ...calculator }: PricingSavingsProps) {
  return (
    <Section id="savings" labelledBy="savings-title" ground="band">
      <PagePicture image={image} className="absolute inset-0 size-full object-cover unprinted" />
      <div className="relative frame">
        <Island name="savings calculator">
          <SavingsCalculator id="savings-title" anchor="savings" {...calculator} />
        </Island>
      </div>
    </Section>
  );
}
