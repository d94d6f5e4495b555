import type { ReactNode } from 'react';
import { Face } from '@/components/blocks/face/face';
import type { Testimonial } from '@/content/testimonials/types';

interface TestimonialSpeakerProps {
  testimonial: Testimonial;
  /** Below the company, such as a rating. */
  children?: ReactNode;
}

/** Who said it, with a film where there is one, and what it came to, the figure before its label. */
export function TestimonialSpeaker({ testimonial, children }: TestimonialSpeakerProps) {
  const { name, position, company, companySize, videoUrl, results, thread, photo } = testimonial;
  return (
    <figcaption className="flex flex-wrap items-center gap-4 type-small leading-snug text-ink-2">
      <div className="flex w-96 grow items-center gap-3">
        <Face name={name} thread={thread} photo={photo} />
        <div className="min-w-0 flex-1">
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
      </div>
      {Object.keys(results).length > 0 && (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {Object.entries(results).map(([label, value]) => (
            <div key={label} className="flex items-baseline gap-2.5">
              <dt className="order-1">{label}</dt>
              <dd className="type-h3 text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </figcaption>
  );
}
