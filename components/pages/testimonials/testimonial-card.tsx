import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/testimonials/types';
import { Rating } from './rating';
import { TestimonialSpeaker } from './testimonial-speaker';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Set larger where there are three columns. */
  large: boolean;
}

/** A quote under a rule: rating and trade above, speaker and result below. */
export function TestimonialCard({ testimonial, large }: TestimonialCardProps) {
  const { rating, category, thread } = testimonial;
  const { color, text } = threadClasses[thread];
  return (
    <figure className={color}>
      <div className="flex items-center justify-between gap-4">
        <Rating rating={rating} />
        <p className={cx('type-small font-semibold', text)}>{category}</p>
      </div>
      <blockquote className={cx('testimonial-quote', large && 'testimonial-quote-large')}>
        “{testimonial.testimonial}”
      </blockquote>
      <TestimonialSpeaker testimonial={testimonial} look="card" />
    </figure>
  );
}
