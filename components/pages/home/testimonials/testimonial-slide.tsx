import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/home/testimonials';

interface TestimonialSlideProps {
  testimonial: Testimonial;
  /** Its place in the row, e.g. '1 of 5'. */
  label: string;
}

/** A quote hanging from its thread, the speaker and the first of the results. */
export function TestimonialSlide({ testimonial, label }: TestimonialSlideProps) {
  const { name, position, company, results, thread } = testimonial;
  const [result] = Object.entries(results);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C carousel pattern
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={cx('swiper-slide', threadClasses[thread].color)}
    >
      <blockquote className="type-h3 mb-8 text-pretty">“{testimonial.testimonial}”</blockquote>
      <div className="quote-foot">
        <Initials name={name} thread={thread} className="max-sm:hidden" />
        <p className="quote-speaker">
          <strong className="block font-semibold text-ink">{name}</strong>
          {position}, {company}
        </p>
        {result && (
          <p className="quote-result">
            <span className="type-h3 text-ink">{result[1]}</span> {result[0]}
          </p>
        )}
      </div>
    </div>
  );
}
