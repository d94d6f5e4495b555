import { VoiceCarousel } from '@/components/tools/carousel/voice-carousel.client';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/home/testimonials';
import type { Crumb } from '@/lib/json-ld';
import { GiantQuote } from './giant-quote';

interface VoicesHeroProps {
  trail: readonly Crumb[];
  title: string;
  /** Says that the voices are samples, while they are. */
  note: string | undefined;
  slides: readonly Testimonial[];
}

/** First screen of the testimonials page: one giant quote at a time, on a thread of three stops. */
export function VoicesHero({ trail, title, note, slides }: VoicesHeroProps) {
  return (
    <section aria-labelledby="voices-hero" className="voices-hero">
      <div className="frame">
        <Breadcrumb trail={trail} />
      </div>
      <VoiceCarousel
        labelledBy="voices-hero"
        heading={
          <div>
            <h1 id="voices-hero" className="type-h3">
              {title}
            </h1>
            {note && <p className="type-small text-ink-2">{note}</p>}
          </div>
        }
        slides={slides.map((voice) => ({
          id: voice.id,
          name: voice.company,
          color: threadClasses[voice.thread].color,
          content: <GiantQuote voice={voice} />,
        }))}
      />
    </section>
  );
}
