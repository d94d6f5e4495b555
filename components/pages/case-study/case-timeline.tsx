import type { CSSProperties } from 'react';
import type { CaseStudyStory } from '@/content/case-studies/types';
import { weekLabel } from '@/lib/words/time-words';

interface CaseTimelineProps {
  timeline: CaseStudyStory['timeline'];
  weeks: number;
  /** Along a line with stops, down a line with stops, or as bars on a plan. Narrow windows show a list. */
  look: 'along' | 'down' | 'plan';
}

// The sheet places steps by their weeks.
const place = (name: string, value: number) => ({ [`--${name}`]: value }) as CSSProperties;

/** Implementation in four steps (SPEC 2) on a scale of weeks. */
export function CaseTimeline({ timeline, weeks, look }: CaseTimelineProps) {
  return (
    <>
      <div className="case-weeks-head">
        <h2 id="timeline" className="type-h2">
          {timeline.title}
        </h2>
        <p className="type-label text-ink-2">{weeks} weeks</p>
      </div>
      <div className={`case-weeks case-weeks-${look}`} style={place('weeks', weeks)}>
        <div aria-hidden="true" className="case-scale type-label text-ink-2">
          {Array.from({ length: weeks }, (_, before) => before + 1).map((week) => (
            <span key={week} style={place('from', week)}>
              {week}
            </span>
          ))}
        </div>
        <ol>
          {timeline.steps.map(({ title, weeks: own, text }) => (
            <li
              key={title}
              style={{ ...place('from', own.from), ...place('span', own.to - own.from + 1) }}
            >
              <p className="type-label">{weekLabel(own)}</p>
              <h3 className="type-h4">{title}</h3>
              <p className="type-small text-ink-2">{text}</p>
              <span aria-hidden="true" className="case-strip" />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
