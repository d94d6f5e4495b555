import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread';
import type { Testimonial } from '@/content/testimonials';

const borders: Record<Thread, string> = {
  cobalt: 'before:border-cobalt',
  madder: 'before:border-madder',
  teal: 'before:border-teal',
  plum: 'before:border-plum',
  ochre: 'before:border-ochre',
};

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
      className="swiper-slide mr-[30px] flex w-full shrink-0 snap-start flex-col lg:w-[calc(50%-15px)]"
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative mt-2 mb-6 h-1 w-[calc(100%+30px)] rounded-full before:absolute before:-top-2 before:size-5 before:rounded-full before:border-4 before:bg-paper lg:mb-8 lg:w-full forced-colors:border-t',
          threadClasses[thread].line,
          borders[thread],
        )}
      />
      <blockquote className="type-h3 mb-7 text-pretty lg:mb-9">
        “{testimonial.testimonial}”
      </blockquote>
      <div className="mt-auto flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-2 pr-32 text-[.9375rem] leading-[1.4] sm:pr-0">
        <Initials name={name} thread={thread} />
        <p className="text-ink-2 sm:flex-1 sm:basis-36">
          <strong className="block font-semibold text-ink">{name}</strong>
          {position}, {company}
        </p>
        {result && (
          <p className="ml-auto hidden shrink-0 items-baseline gap-2.5 text-ink-2 sm:flex lg:max-w-[45%]">
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
        'type-h4 relative grid size-14 shrink-0 place-items-center overflow-clip rounded-pop text-[1.25rem] max-sm:hidden',
        tint,
        text,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 56 56"
        className="absolute inset-0 fill-none stroke-current opacity-40"
        strokeWidth="4"
      >
        <path d="M0 41h14l9-13h12l9 13h12" />
      </svg>
      {initials}
    </span>
  );
}
