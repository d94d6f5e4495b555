import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Testimonial } from '@/content/home/testimonials';
import { Rating } from './rating';
import { VideoLink } from './video-link';
import { VoiceResults } from './voice-results';

/** A quote under a rule: rating and trade above, speaker and result below. */
export function VoiceCard({ voice }: { voice: Testimonial }) {
  const { name, position, company, companySize, rating, testimonial, results, category } = voice;
  const { color, text } = threadClasses[voice.thread];
  return (
    <li className={color}>
      <figure className="voice-card">
        <div className="voice-card-head">
          <Rating rating={rating} />
          <p className={cx('type-small font-semibold', text)}>{category}</p>
        </div>
        <blockquote>“{testimonial}”</blockquote>
        <figcaption>
          <Initials name={name} thread={voice.thread} />
          <div className="voice-speaker text-ink-2">
            <strong className="text-ink">{name}</strong>
            <p>{position}</p>
            <p>
              {company}, {companySize}
            </p>
            <VideoLink voice={voice} />
          </div>
          <VoiceResults results={results} />
        </figcaption>
      </figure>
    </li>
  );
}
