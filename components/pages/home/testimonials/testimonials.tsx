import { Portrait } from '@/components/picture/portrait';
import { TestimonialSlider } from '@/components/tools/carousel/testimonial-slider.client';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Section, SectionHeading } from '@/components/ui/section/section';
import type { testimonialsSection } from '@/content/home/testimonials';
import type { Testimonial } from '@/content/testimonials/types';
import { pictureOf } from '@/lib/picture/pictures';
import './testimonials.css';

type TestimonialsProps = typeof testimonialsSection & { testimonials: readonly Testimonial[] };

/** Quotes in a row that scrolls and snaps by itself until the slider takes it over. */
export function Testimonials({ title, sample, testimonials }: TestimonialsProps) {
  const count = testimonials.length;
  if (count === 0) return null;
  const steps = count > 1 && (
    <div
      className={`quote-steps z-1 flex gap-2.5 type-body noscript:hidden ${count === 2 ? 'lg:hidden' : ''}`}
    >
      <Button
        variant="outline"
        data-step="-1"
        aria-label="Previous quote"
        className="size-12 px-0!"
      >
        <Icon name="arrow-left" />
      </Button>
      <Button variant="ink" data-step="1" aria-label="Next quote" className="size-12 px-0!">
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
  return (
    <Section labelledBy="testimonials-title" route="right-to-left">
      <Island name="testimonials" className="frame">
        <TestimonialSlider labelledBy="testimonials-title">
          <SectionHeading id="testimonials-title" title={title} stop="right" control={steps} />
          <div
            data-slides
            dir="ltr"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by arrow keys until the slider takes over
            tabIndex={0}
            className="quotes mt-6 overflow-x-auto scrollbar-none [scroll-snap-type:x_mandatory]"
          >
            <div className="swiper-wrapper flex">
              {testimonials.map((quote, index) => {
                const { id, name, position, company, hue, photo, testimonial: words } = quote;
                const face = photo ? pictureOf(photo) : undefined;
                const [result] = Object.entries(quote.results);
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C carousel pattern
                  <div
                    key={id}
                    role="group"
                    aria-roledescription="slide"
                    aria-label={`${index + 1} of ${count}`}
                    className={`swiper-slide relative flex shrink-0 grow flex-col hue-${hue}`}
                  >
                    <blockquote dir="auto" className="type-h3 mb-6">
                      {`“${words}”`}
                    </blockquote>
                    <div
                      dir="auto"
                      className="quote-foot mt-auto flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 text-[.9375rem] leading-snug text-ink-2"
                    >
                      <Portrait name={name} hue={hue} photo={face} className="max-sm:hidden" />
                      <p className="quote-speaker">
                        <strong className="me-2 font-semibold text-ink">{name}</strong>
                        {quote.sample && <SampleMark>{sample}</SampleMark>}
                        {`\n${position}, ${company}`}
                      </p>
                      {result && (
                        <p className="quote-result ms-auto flex shrink-0 gap-x-3 flex-wrap items-baseline justify-end max-sm:hidden">
                          <span className="type-h3 text-ink">{result[1]}</span>
                          {` ${result[0]}`}
                        </p>
                      )}
                    </div>
                  </div>
                );
              })}
            </div>
          </div>
        </TestimonialSlider>
      </Island>
    </Section>
  );
}
