import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread';
import type { Testimonial } from '@/content/testimonials';

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
      <blockquote className="type-h3 mb-7 text-pretty lg:mb-9">
        “{testimonial.testimonial}”
      </blockquote>
      <div className="quote-foot">
        <Initials name={name} thread={thread} />
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

/** In place of a face: initials on the thread's tint, a route passing behind them. */
function Initials({ name, thread }: { name: string; thread: Thread }) {
  const initials = name.replace(/(\p{L})\S*\s*/gu, '$1');
  const { tint, text } = threadClasses[thread];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'type-h4 relative grid size-14 shrink-0 place-items-center overflow-clip rounded-pop max-sm:hidden',
        tint,
        text,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 56 56"
        fill="none"
        stroke="currentColor"
        opacity=".4"
        className="absolute inset-0"
        strokeWidth="4"
      >
        <path d="M0 41h14l9-13h12l9 13h12" />
      </svg>
      {initials}
    </span>
  );
}
