import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/home/testimonials';
import { Rating } from './rating';
import { VideoLink } from './video-link';
import { VoiceResults } from './voice-results';

/** A quote as large as a headline, with its speaker and what it came to. */
export function GiantQuote({ voice }: { voice: Testimonial }) {
  const { name, position, company, companySize, rating, testimonial, results, thread } = voice;
  return (
    <figure className={cx('giant-quote', threadClasses[thread].color)}>
      <blockquote className="type-h1">“{testimonial}”</blockquote>
      <figcaption>
        <Initials name={name} thread={thread} />
        <div className="voice-speaker text-ink-2">
          <strong className="text-ink">{name}</strong>
          <p>{position}</p>
          <p>
            {company}, {companySize}
          </p>
          <Rating rating={rating} />
          <VideoLink voice={voice} />
        </div>
        <VoiceResults results={results} />
      </figcaption>
    </figure>
  );
}
