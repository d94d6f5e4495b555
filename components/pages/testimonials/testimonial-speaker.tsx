import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Initials } from '@/components/ui/initials/initials';
import type { Testimonial } from '@/content/home/types';
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
  const giant = look === 'giant';
  return (
    <figcaption
      className={cx('flex flex-wrap items-center', giant ? 'gap-x-4 gap-y-6' : 'gap-x-3.5 gap-y-3')}
    >
      <Initials name={name} thread={thread} />
      <div className="testimonial-person flex-1 text-ink-2">
        <strong className="text-ink">{name}</strong>
        <p className="text-balance">{position}</p>
        <p className="text-balance">
          {company}, {companySize}
        </p>
        {children}
        {videoUrl && (
          <a href={videoUrl} className="text-link">
            Watch {name} say it
          </a>
        )}
      </div>
      <dl
        className={cx(
          'flex basis-full flex-wrap gap-x-10 gap-y-3 text-[.9375rem] text-ink-2',
          giant ? 'max-sm:flex-col max-sm:items-start lg:basis-auto' : 'mt-1',
        )}
      >
        {Object.entries(results).map(([label, value]) => (
          <div key={label} className="flex flex-row-reverse items-baseline gap-2.5">
            <dt>{label}</dt>
            <dd className={cx('testimonial-figure text-ink', giant && 'testimonial-figure-giant')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figcaption>
  );
}
