import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import type { Testimonial } from '@/content/home/types';
import { TestimonialCard } from './testimonial-card';
import './testimonial-cards.css';

interface TestimonialCardsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

/** One in each of the three columns of two. */
const large: readonly number[] = [0, 3, 5];

/** Six quotes in ruled columns, each as tall as what was said. */
export function TestimonialCards({ title, testimonials }: TestimonialCardsProps) {
  return (
    <Section labelledBy="testimonials-title">
      <div className="frame">
        <h2 id="testimonials-title" className="type-h2">
          {title}
        </h2>
        <ul className="mt-12 gap-x-10 md:columns-2 lg:columns-3">
          {testimonials.map((testimonial, index) => (
            <li
              key={testimonial.id}
              className={cx(
                'break-inside-avoid rule-t-bold border-ink pt-6 not-last:pb-14',
                index % 2 === 1 && 'testimonial-card-foot',
              )}
            >
              <TestimonialCard testimonial={testimonial} large={large.includes(index)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
