import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudy } from '@/content/case-studies/types';
import { weekLabel } from '@/lib/words/time-words';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './case-timeline.css';

type Point = CaseStudy['challenge']['points'][number] &
  Partial<Pick<CaseStudy['solution']['points'][number], 'href'>>;

type CaseTextProps = Pick<CaseStudy['solution'], 'paragraphs' | 'image' | 'caption'> & {
  points: readonly Point[];
};

/** A part of the story in words, with a picture where it has one, and its points as ruled rows. */
export function CaseText({ paragraphs, image, caption, points }: CaseTextProps) {
  return (
    <>
      <div className="mt-6 grid max-w-160 gap-5 type-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{numbersUnbroken(paragraph)}</p>
        ))}
      </div>
      {image && (
        <figure className="mt-10">
          <PagePicture image={image} className="w-full rounded-card" />
          {caption && (
            <figcaption className="mt-3 max-w-160 type-small text-ink-2">
              {numbersUnbroken(caption)}
            </figcaption>
          )}
        </figure>
      )}
      {points.length > 0 && (
        <ul className="mt-10 rule-t-bold border-ink">
          {points.map(({ title, text, time, note, href }) => (
            <li
              key={title}
              className={cx(
                'relative grid items-baseline gap-x-6 gap-y-1 rule-b border-line py-5',
                time ? 'case-point-timed' : 'case-point',
              )}
            >
              {time && <p className="type-h4">{time}</p>}
              <h3 className="type-h4 max-md:pe-8">
                {href ? (
                  <a href={href} className="cover-link hover:underline">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h3>
              <p className="type-small text-ink-2">{numbersUnbroken(text)}</p>
              {note && <p className="case-point-end type-label text-ink-2">{note}</p>}
              {href && (
                <Icon
                  name="arrow-right"
                  className="case-point-end size-5 max-md:absolute max-md:end-0 max-md:top-6"
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const mostNumbers = 30;

/** Implementation in steps, each with its bar on a scale of weeks. */
export const CaseTimeline = ({ timeline: { steps }, weeks }: CaseStudy) => (
  <div className="mt-10" style={{ '--weeks': weeks }}>
    {weeks <= mostNumbers && (
      <div aria-hidden="true" className="case-scale type-label text-ink-2 max-xl:hidden">
        {Array.from({ length: weeks }, (_, before) => before + 1).map((week) => (
          <span key={week}>{week}</span>
        ))}
      </div>
    )}
    <ol>
      {steps.map(({ title, weeks: { from, to }, text }) => (
        <li
          key={title}
          className="case-step grid gap-y-4 rule-t border-line py-5"
          style={{ '--from': from, '--span': to - from + 1 }}
        >
          <div className="case-step-words">
            <p className="type-label">{weekLabel({ from, to })}</p>
            <h3 className="mt-1.5 type-h4">{title}</h3>
            <p className="mt-1.5 type-small text-ink-2">{text}</p>
          </div>
          <span aria-hidden="true" className="case-bar" />
        </li>
      ))}
    </ol>
  </div>
);
