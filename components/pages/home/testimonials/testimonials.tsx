import { Face } from '@/components/picture/face';
import { TestimonialSlider } from '@/components/tools/carousel/testimonial-slider.client';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import { hueClasses } from '@/components/ui/route/hues';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { testimonialsSection } from '@/content/home/testimonials';
import type { Testimonial } from '@/content/testimonials/types';
import './testimonials.css';

type TestimonialsProps = typeof testimonialsSection & { testimonials: readonly Testimonial[] };

/**
 * Quotes in a row that scrolls and snaps by itself until the slider takes it over. One is in view below
 * 1024 px, two from there.
 */
export function Testimonials({ title, sample, testimonials }: TestimonialsProps) {
  const count = testimonials.length;
  if (count === 0) return null;
  return (
    <Section labelledBy="testimonials-title" route="right-to-left">
      <Island name="testimonials" className="frame">
        <TestimonialSlider labelledBy="testimonials-title">
          <SectionHeading
            id="testimonials-title"
            title={title}
            stop="right"
            control={count > 1 && <StepButtons pair={count === 2} />}
          />
          <div
            data-slides
            dir="ltr"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by arrow keys until the slider takes over
            tabIndex={0}
            className="quotes mt-6"
          >
            <div aria-live="polite" className="swiper-wrapper flex">
              {testimonials.map((testimonial, index) => (
                <Slide
                  key={testimonial.id}
                  testimonial={testimonial}
                  label={`${index + 1} of ${count}`}
                  sample={sample}
                />
              ))}
            </div>
          </div>
        </TestimonialSlider>
      </Island>
    </Section>
  );
}

interface SlideProps {
  testimonial: Testimonial;
  /** Its place in the row, e.g. '1 of 5'. */
  label: string;
  /** Stands at a quote that was made up. */
  sample: string;
}

/** A quote hanging from its route, the speaker and the first of the results. */
function Slide({ testimonial, label, sample }: SlideProps) {
  const { name, position, company, results, hue, photo, sample: invented } = testimonial;
  const [result] = Object.entries(results);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C carousel pattern
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={cx('swiper-slide relative flex shrink-0 grow flex-col', hueClasses[hue].color)}
    >
      <blockquote dir="auto" className="type-h3 mb-6">{`“${testimonial.testimonial}”`}</blockquote>
      <div
        dir="auto"
        className="quote-foot mt-auto flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 text-[.9375rem] leading-snug text-ink-2"
      >
        <Face name={name} hue={hue} photo={photo} className="max-sm:hidden" />
        <p className="quote-speaker">
          <strong className="me-2 font-semibold text-ink">{name}</strong>
          {invented && <SampleMark>{sample}</SampleMark>}
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
}

/** The slider's buttons: beside the heading, on phones at the height of the speaker's name. */
function StepButtons({ pair }: { pair: boolean }) {
  return (
    <div
      className={cx('quote-steps z-1 flex gap-2.5 type-body noscript:hidden', pair && 'lg:hidden')}
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
}
