import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import type { Testimonial } from '@/content/home/testimonials';
import './testimonial-speaker.css';

interface TestimonialSpeakerProps {
  testimonial: Testimonial;
  look: 'card' | 'giant';
  /** Below the company, such as a rating. */
  children?: ReactNode;
}

/** Who said it, with a film where there is one, and what it came to, the figure before its label. */
export function TestimonialSpeaker({ testimonial, look, children }: TestimonialSpeakerProps) {
  const { name, position, company, companySize, videoUrl, results, thread } = testimonial;
  return (
    <figcaption
      className={cx('testimonial-speaker', look === 'giant' && 'testimonial-speaker-giant')}
    >
      <Initials name={name} thread={thread} />
      <div className="testimonial-person text-ink-2">
        <strong className="text-ink">{name}</strong>
        <p className="testimonial-line">{position}</p>
        <p className="testimonial-line">
          {company}, {companySize}
        </p>
        {children}
        {videoUrl && (
          <a href={videoUrl} className="text-link">
            Watch {name} say it
          </a>
        )}
      </div>
      <dl className="testimonial-results text-ink-2">
        {Object.entries(results).map(([label, value]) => (
          <div key={label} className="testimonial-result">
            <dt>{label}</dt>
            <dd className="testimonial-figure text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </figcaption>
  );
}
