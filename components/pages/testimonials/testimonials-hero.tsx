import { TestimonialCarousel } from '@/components/tools/carousel/testimonial-carousel.client';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/home/types';
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
    <section aria-labelledby="testimonials" className="pt-7 pb-16 lg:pt-10 lg:pb-20">
      <div className="frame">
        <Breadcrumb trail={trail} />
      </div>
      <TestimonialCarousel
        labelledBy="testimonials"
        heading={
          <div>
            <h1 id="testimonials" className="type-h3">
              {title}
            </h1>
            {note && <p className="mt-2 max-w-128 type-small text-ink-2">{note}</p>}
          </div>
        }
        slides={slides.map((testimonial) => ({
          id: testimonial.id,
          name: testimonial.company,
          color: threadClasses[testimonial.thread].color,
          content: <GiantQuote testimonial={testimonial} />,
        }))}
      />
    </section>
  );
}
