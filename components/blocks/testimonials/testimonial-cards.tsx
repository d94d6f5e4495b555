import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/section';
import type { Testimonial } from '@/content/testimonials/types';
import { Quote } from './quote';

type TestimonialCardsProps = Omit<ComponentProps<typeof TitledSection>, 'children'> & {
  testimonials: readonly Testimonial[];
  /** Stands at a quote that was made up. */
  sample?: ReactNode;
};

/** Quotes in ruled columns, each as tall as its words; nothing where there are none. */
export function TestimonialCards({ testimonials, sample, ...section }: TestimonialCardsProps) {
  if (testimonials.length === 0) return null;
  return (
    <TitledSection {...section}>
      <ul
        className={cx(
          'mt-12',
          testimonials.length > 3 ? 'columns-[3_18rem] gap-x-10' : 'fit-columns grid gap-x-16',
        )}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="break-inside-avoid rule-t-bold border-ink pt-6 pb-10">
            <Quote variant="card" testimonial={testimonial} sample={sample} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
