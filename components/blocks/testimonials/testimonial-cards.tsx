import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/section';
import type { Testimonial } from '@/lib/content/testimonials';
import { Quote } from './quote';
import { TradeFilter } from './trade-filter';

type TestimonialCardsProps = Omit<ComponentProps<typeof TitledSection>, 'children'> & {
  testimonials: readonly Testimonial[];
  /** Stands at a quote that was made up. */
  sample: string;
  /** Choices between heading and quotes: the trades of the quotes. */
  trades?: readonly string[];
};

/** Quotes in ruled columns; nothing where there are none. */
export function TestimonialCards({
  testimonials,
  sample,
  trades,
  ...section
}: TestimonialCardsProps) {
  if (testimonials.length === 0) return null;
  return (
    <TitledSection {...section}>
      {trades && trades.length > 1 && <TradeFilter trades={trades} />}
      <ul
        className={cx(
          'mt-12 grid',
          testimonials.length > 3
            ? 'grid-cols-1 gap-x-10 md:grid-cols-2 xl:grid-cols-3'
            : 'fit-columns gap-x-16',
        )}
      >
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            data-trade={trades?.indexOf(testimonial.category)}
            className="quote-rows grid grid-cols-1 rule-t-bold border-ink pt-6 pb-10"
          >
            <Quote
              variant={testimonials.length > 1 ? 'card' : 'headline'}
              testimonial={testimonial}
              sample={sample}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
