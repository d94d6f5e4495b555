import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { TestimonialCarousel } from '@/components/tools/carousel/testimonial-carousel.client';
import { Island } from '@/components/ui/island/island.client';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/testimonials/types';
import type { Crumb } from '@/lib/json-ld';
import { GiantQuote } from './giant-quote';

interface TestimonialsHeroProps {
  trail: readonly Crumb[];
  title: string;
  /** Says that the testimonials are samples, while they are. */
  note: string | undefined;
  slides: readonly Testimonial[];
}

/** First screen of the testimonials page: one giant quote at a time, on a thread of three stops. */
export function TestimonialsHero({ trail, title, note, slides }: TestimonialsHeroProps) {
  return (
    <PageHero
      id="testimonials"
      trail={trail}
      title={title}
      titleSize="type-h3"
      layout="above"
      below={
        <div className="pb-10">
          <Island name="testimonials">
            <TestimonialCarousel
              labelledBy="testimonials"
              heading={<p className="max-w-120 type-small text-ink-2">{note}</p>}
              slides={slides.map((testimonial) => ({
                id: testimonial.id,
                name: testimonial.company,
                color: threadClasses[testimonial.thread].color,
                content: <GiantQuote testimonial={testimonial} />,
              }))}
            />
          </Island>
        </div>
      }
    />
  );
}
