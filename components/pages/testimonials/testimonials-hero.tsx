import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Quote } from '@/components/blocks/testimonials/quote';
import { Carousel } from '@/components/tools/carousel/carousel.client';
import { cx } from '@/components/ui/cx';
import { Island } from '@/components/ui/island/island.client';
import type { Testimonial } from '@/lib/content/testimonials';
import type { Crumb } from '@/lib/json-ld';
import './quotes.css';

interface TestimonialsHeroProps {
  trail: readonly Crumb[];
  title: string;
  /** Says that the testimonials are samples, while they are. */
  note: string | undefined;
  slides: readonly Testimonial[];
  /** Stands at a quote that was made up. */
  sample: string;
}

/** More than a phone has room for with their names. */
const mostNamed = 3;

/** First screen of the testimonials page: one quote at a time, each a stop of one line. */
export function TestimonialsHero({ trail, title, note, slides, sample }: TestimonialsHeroProps) {
  return (
    <PageHero
      id="testimonials"
      trail={trail}
      title={title}
      titleSize="type-h3"
      layout="stacked"
      below={
        <div className="pb-10 lg:pb-20">
          <Island name="testimonials">
            <Carousel
              labelledBy="testimonials"
              heading={<p className="quotes-note max-w-120 type-small text-ink-2">{note}</p>}
              noun="quote"
              slides={slides.map((testimonial, index) => ({
                id: `quote-${testimonial.id}`,
                name: testimonial.company,
                color: `hue-${testimonial.hue}`,
                content: (
                  <Quote
                    variant="headline"
                    scene={testimonial.scene}
                    first={index === 0}
                    testimonial={testimonial}
                    sample={sample}
                  />
                ),
              }))}
              classes={{
                root: 'quotes-carousel mt-3 grid',
                tabs: cx(
                  'quotes-line relative mt-8 grid justify-center',
                  slides.length > mostNamed && 'quotes-nameless',
                ),
                tab: 'quotes-stop relative z-1 rounded-small type-label text-ink-2 text-center [overflow-wrap:anywhere]',
                selected: '',
                arrows: 'quotes-arrows items-end',
                row: 'quotes-row mt-6 lg:mt-10',
                slide: 'px-(--gutter)',
              }}
            />
          </Island>
        </div>
      }
    />
  );
}
