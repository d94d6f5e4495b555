import type { CaseStudy } from '@/content/case-studies/types';
import { weekLabel } from '@/lib/words/time-words';
import './case-timeline.css';

const mostNumbers = 30;

/** Implementation in steps, each with its bar on a scale of weeks. */
export const CaseTimeline = ({ timeline: { steps }, weeks }: CaseStudy) => (
  <div className="mt-10" style={{ '--weeks': weeks }}>
    {weeks <= mostNumbers && (
      <div aria-hidden="true" className="case-scale type-label text-ink-2">
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
