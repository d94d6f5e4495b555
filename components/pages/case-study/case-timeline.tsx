import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import type { CaseLooks, CaseStudy } from '@/content/case-studies/types';
import { weekLabel } from '@/lib/words/time-words';
import './case-timeline.css';

type CaseTimelineProps = CaseStudy['timeline'] & {
  weeks: number;
  look: CaseLooks['timeline'];
};

// The style sheet places steps by their weeks.
const place = (name: string, value: number) => ({ [`--${name}`]: value }) as CSSProperties;

/** Of a scale that lies across, what a step must take so that its words stand under it. */
const leastShare = 1 / 12;

/** Weeks that a plan can number in one line. */
const mostNumbers = 30;

/** The weeks in a line: as asked for, unless there are too many or a step would be too short. */
function lookFor({ steps, weeks, look }: Omit<CaseTimelineProps, 'title'>) {
  const isRoomy = steps.every((step) => step.weeks.to - step.weeks.from + 1 >= weeks * leastShare);
  if (look === 'along') return isRoomy ? look : 'list';
  return weeks <= mostNumbers ? look : 'list';
}

/** Implementation in steps on a scale of weeks; narrow windows show a list, and so do long projects. */
export function CaseTimeline({ title, steps, weeks, look }: CaseTimelineProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="timeline" className="type-h2">
          {title}
        </h2>
        <p className="type-label text-ink-2">{weeks} weeks</p>
      </div>
      <div
        className={`case-weeks mt-10 case-weeks-${lookFor({ steps, weeks, look })}`}
        style={place('weeks', weeks)}
      >
        <div aria-hidden="true" className="case-scale type-label text-ink-2">
          {Array.from({ length: weeks }, (_, before) => before + 1).map((week) => (
            <span key={week} className="case-week">
              {week}
            </span>
          ))}
        </div>
        <ol className="case-steps">
          {steps.map(({ title: step, weeks: own, text }, index) => (
            <li
              key={step}
              className={cx('case-step case-stop', index === steps.length - 1 && 'case-step-end')}
              style={{ ...place('from', own.from), ...place('span', own.to - own.from + 1) }}
            >
              <div className="case-step-words">
                <p className="type-label">{weekLabel(own)}</p>
                <h3 className="type-h4">{step}</h3>
                <p className="case-step-text type-small text-ink-2">{text}</p>
              </div>
              <span aria-hidden="true" className="case-bar" />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
