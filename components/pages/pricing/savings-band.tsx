import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Section } from '@/components/ui/section/section';
import type { PageImage } from '@/content/products/types';

/** The savings calculator, which brings the heading `savings-title`, on the city at night. */
export const SavingsBand = ({ image, children }: { image: PageImage; children: ReactNode }) => (
  <Section id="savings" labelledBy="savings-title" ground="band">
    <PagePicture image={image} className="absolute inset-0 size-full object-cover unprinted" />
    <div className="relative frame">{children}</div>
  </Section>
);
