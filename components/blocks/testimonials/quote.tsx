import { Fragment } from 'react';
import { PagePicture } from '@/components/picture/picture';
import { Portrait } from '@/components/picture/portrait';
import { cx } from '@/components/ui/cx';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { PageImage } from '@/content/products/types';
import type { Testimonial } from '@/lib/content/testimonials';
import { cutOf, isPhoto } from '@/lib/picture/cuts';
import { pictureOf } from '@/lib/picture/pictures';
import { numbersUnbroken, unbroken } from '@/lib/words/unbroken';
import './quote.css';

interface QuoteProps {
  testimonial: Testimonial;
  /** As large as a headline, or on a card. */
  variant: 'headline' | 'card';
  /** Stands at a quote that was made up. */
  sample: string;
  /** In place of the face. */
  scene?: PageImage | undefined;
  /** In the first screen. */
  first?: boolean;
}

/** A quote: rating and trade above, below it the speaker, with a film where there is one, and results. */
export function Quote({ testimonial, variant, sample, scene, first = false }: QuoteProps) {
  const { name, position, company, companySize, videoUrl, results, hue, photo, about } =
    testimonial;
  const large = variant === 'headline';
  const face = photo && pictureOf(large ? cutOf(photo, `${photo}-large`) : photo);
  // Below a large face there is room for one.
  const figures = Object.entries(results).slice(0, large ? 1 : undefined);
  return (
    <figure
      className={cx(
        `hue-${hue}`,
        large ? 'quote-headline flex flex-col' : 'quote-rows grid grid-cols-1',
        scene && 'quote-with-scene',
      )}
    >
      {scene && (
        <PagePicture
          image={scene}
          first={first}
          className={cx('quote-scene rounded-card', isPhoto(scene.picture) && 'object-cover')}
        />
      )}
      <div className="flex items-center justify-between gap-4">
        <Rating rating={testimonial.rating} />
        <p className={`type-small font-semibold text-${hue}-text`}>{testimonial.category}</p>
      </div>
      <blockquote
        className={cx(
          'mt-5 grow [overflow-wrap:anywhere]',
          large ? 'mb-10 type-h1' : 'mb-6 type-h4',
        )}
      >
        “{numbersUnbroken(testimonial.testimonial)}”
      </blockquote>
      <figcaption
        className={cx(
          'flex gap-4 type-small leading-snug text-ink-2',
          large ? 'flex-wrap items-center' : 'flex-col',
        )}
      >
        <div className={cx('flex items-center gap-3', large && 'w-96 grow')}>
          {!scene && (
            <Portrait
              name={name}
              hue={hue}
              photo={face || undefined}
              className={large ? 'quote-portrait' : ''}
            />
          )}
          <div className="min-w-0 flex-1">
            <strong className="text-ink">{name}</strong>
            <p>{position}</p>
            <p>
              {company}, {unbroken(companySize)}
            </p>
            {videoUrl && (
              <a href={videoUrl} className="text-link">
                Watch the video of {name}
              </a>
            )}
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
              {testimonial.sample && <SampleMark className="mt-2">{sample}</SampleMark>}
              {testimonial.study && (
                <a href={testimonial.study} className="text-link">
                  Read the case study<span className="sr-only"> of {company}</span>
                </a>
              )}
            </div>
            {about.length > 0 && (
              <p className="mt-2">
                {'Uses '}
                {about.map(({ label, href }, index) => (
                  <Fragment key={href}>
                    {index > 0 && ', '}
                    <a href={href} className="text-link">
                      {label}
                    </a>
                  </Fragment>
                ))}
              </p>
            )}
          </div>
        </div>
        {figures.length > 0 && (
          <dl className={cx('mt-auto flex flex-wrap gap-x-10 gap-y-3', large && 'quote-results')}>
            {figures.map(([label, value]) => (
              <div key={label} className="flex items-baseline gap-2.5">
                <dt className="order-1">{label}</dt>
                <dd className={cx('text-ink', large ? 'type-h1' : 'type-h3')}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </figcaption>
    </figure>
  );
}

/** Distance between two stops of a rating, in pixels. */
const gap = 18;

/** A rating, also as five stops on a line: those reached are filled, the rest are open. */
function Rating({ rating }: { rating: number }) {
  const last = 8 + 4 * gap;
  const reached = 8 + rating * gap;
  const stops = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${last + 8} 16`}
      width="88"
      height="16"
      fill="none"
      strokeWidth="3"
      stroke="var(--hue)"
      className="shrink-0"
    >
      <path d={`M8 8H${last}`} />
      <g strokeDasharray={`0 ${gap}`} strokeLinecap="round">
        <path strokeWidth="14" d={`M8 8H${last + 1}`} />
        {rating < 5 && (
          <path stroke="var(--color-paper)" strokeWidth="8" d={`M${reached} 8H${last + 1}`} />
        )}
      </g>
    </svg>
  );
  return (
    <p className="flex items-center gap-2 type-small text-ink-2">
      {stops}
      <span className="sr-only">Rated</span> {rating} of 5
    </p>
  );
}
