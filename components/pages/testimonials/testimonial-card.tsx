import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/testimonials/types';
import { Rating } from './rating';
import { TestimonialSpeaker } from './testimonial-speaker';

/** A quote under a rule: rating and trade above, speaker and result below. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { rating, category, thread } = testimonial;
  const { color, text } = threadClasses[thread];
  return (
    <figure className={color}>
      <div className="flex items-center justify-between gap-4">
        <Rating rating={rating} />
        <p className={cx('type-small font-semibold', text)}>{category}</p>
      </div>
      <blockquote className="testimonial-quote mt-5 mb-6 type-h4">
        “{testimonial.testimonial}”
      </blockquote>
      <TestimonialSpeaker testimonial={testimonial} />
    </figure>
  );
}
