import { TestimonialSlider } from '@/components/tools/carousel/testimonial-slider.client';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Testimonial } from '@/content/home/testimonials';
import { TestimonialSlide } from './testimonial-slide';
import './testimonials.css';

interface TestimonialsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

/**
 * Quotes in a row that scrolls and snaps by itself; the slider takes over the same elements as the
 * row comes near. One quote below 1024 px, two from there, 30 px apart.
 */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <Section labelledBy="testimonials-title" thread="right-to-left">
      <div className="frame">
        <TestimonialSlider labelledBy="testimonials-title">
          <SectionHeading
            id="testimonials-title"
            title={title}
            stop="right"
            aside={<StepButtons />}
          />
          <div
            data-slides
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by arrow keys until the slider takes over
            tabIndex={0}
            className="quotes mt-8"
          >
            <div aria-live="polite" className="swiper-wrapper">
              {testimonials.map((testimonial, index) => (
                <TestimonialSlide
                  key={testimonial.id}
                  testimonial={testimonial}
                  label={`${index + 1} of ${testimonials.length}`}
                />
              ))}
            </div>
          </div>
        </TestimonialSlider>
      </div>
    </Section>
  );
}

/** Beside the heading; on phones below the row, at the height of the speaker's name. */
function StepButtons() {
  return (
    <div className="quote-steps flex gap-2.5 noscript:hidden">
      <Button
        look="outline"
        data-step="-1"
        aria-label="Previous quote"
        className="size-[52px] px-0!"
      >
        <Icon name="arrow-left" />
      </Button>
      <Button look="ink" data-step="1" aria-label="Next quote" className="size-[52px] px-0!">
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}
