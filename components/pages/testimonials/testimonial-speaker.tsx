import type { ReactNode } from 'react';
import { Face } from '@/components/blocks/face/face';
import { cx } from '@/components/ui/cx';
import type { Testimonial } from '@/content/testimonials/types';
import './testimonial-speaker.css';

interface TestimonialSpeakerProps {
  testimonial: Testimonial;
  look: 'card' | 'giant';
  /** Below the company, such as a rating. */
  children?: ReactNode;
}

/** Who said it, with a film where there is one, and what it came to, the figure before its label. */
export function TestimonialSpeaker({ testimonial, look, children }: TestimonialSpeakerProps) {
  const { name, position, company, companySize, videoUrl, results, thread, photo } = testimonial;
  const giant = look === 'giant';
  return (
    <figcaption
      className={cx(
        'testimonial-speaker flex flex-wrap items-center',
        giant && 'testimonial-giant',
      )}
    >
      <Face name={name} thread={thread} photo={photo} />
      <div className="testimonial-person flex-1 text-ink-2">
        <strong className="text-ink">{name}</strong>
        <p>{position}</p>
        <p>
          {company}, {companySize}
        </p>
        {children}
        {videoUrl && (
          <a href={videoUrl} className="text-link">
            Watch {name} say it
          </a>
        )}
      </div>
      {Object.keys(results).length > 0 && (
        <dl
          className={cx(
            'testimonial-results flex flex-wrap gap-x-10 gap-y-3 text-[.9375rem] text-ink-2',
            giant ? 'testimonial-results-giant' : 'mt-1',
          )}
        >
          {Object.entries(results).map(([label, value]) => (
            <div key={label} className="testimonial-result flex items-baseline gap-2.5">
              <dt>{label}</dt>
              <dd className="testimonial-figure text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </figcaption>
  );
}
