import { TestimonialCarousel } from '@/components/tools/carousel/testimonial-carousel.client';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Island } from '@/components/ui/island/island.client';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/testimonials/types';
import type { Crumb } from '@/lib/json-ld';
import { GiantQuote } from './giant-quote';
import './testimonials-hero.css';

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
    <section aria-labelledby="testimonials" className="testimonials-hero">
      <div className="frame">
        <Breadcrumb trail={trail} />
      </div>
      <Island name="testimonials">
        <TestimonialCarousel
          labelledBy="testimonials"
          heading={
            <div>
              <h1 id="testimonials" className="type-h3">
                {title}
              </h1>
              {note && <p className="testimonials-note mt-2 type-small text-ink-2">{note}</p>}
            </div>
          }
          slides={slides.map((testimonial) => ({
            id: testimonial.id,
            name: testimonial.company,
            color: threadClasses[testimonial.thread].color,
            content: <GiantQuote testimonial={testimonial} />,
          }))}
        />
      </Island>
    </section>
  );
}
