import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import type { Testimonial } from '@/content/testimonials/types';
import { TestimonialCard } from './testimonial-card';
import './testimonial-cards.css';

interface TestimonialCardsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

/** Of each six, one in each of the three columns of two. */
const large: readonly number[] = [0, 3, 5];

/** Too few to fill three columns. */
const fewClasses = ['', 'testimonial-one', 'testimonial-two'] as const;

/** Quotes in ruled columns, each as tall as what was said; nothing where all stand above. */
export function TestimonialCards({ title, testimonials }: TestimonialCardsProps) {
  const count = testimonials.length;
  if (count === 0) return null;
  return (
    <Section labelledBy="testimonials-title">
      <div className="frame">
        <h2 id="testimonials-title" className="type-h2">
          {title}
        </h2>
        <ul className={cx('testimonial-columns mt-12 gap-x-10', fewClasses[count])}>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id} className="testimonial-card rule-t-bold border-ink pt-6">
              <TestimonialCard testimonial={testimonial} large={large.includes(index % 6)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
