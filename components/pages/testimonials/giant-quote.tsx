import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/testimonials/types';
import { Rating } from './rating';
import { TestimonialSpeaker } from './testimonial-speaker';

/** A quote as large as a headline, with its speaker and what it came to. */
export function GiantQuote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure
      className={cx('grid grid-cols-1 gap-10 pb-10', threadClasses[testimonial.thread].color)}
    >
      <blockquote className="type-h1 [overflow-wrap:anywhere]">
        “{testimonial.testimonial}”
      </blockquote>
      <TestimonialSpeaker testimonial={testimonial}>
        <Rating rating={testimonial.rating} className="mt-1.5" />
      </TestimonialSpeaker>
    </figure>
  );
}
