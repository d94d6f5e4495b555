import { Section } from '@/components/ui/section/section';
import type { Testimonial } from '@/content/testimonials/types';
import { TestimonialCard } from './testimonial-card';
import './testimonial-cards.css';

interface TestimonialCardsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

/** Quotes in ruled columns, each as tall as what was said; nothing where all stand above. */
export function TestimonialCards({ title, testimonials }: TestimonialCardsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="testimonials-title">
      <div className="frame">
        <h2 id="testimonials-title" className="type-h2">
          {title}
        </h2>
        <ul className="testimonial-columns mt-12 gap-x-10">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className="testimonial-card rule-t-bold border-ink pt-6 pb-10">
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
