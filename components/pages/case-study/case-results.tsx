import type { CSSProperties } from 'react';
import type { CaseStudyStory } from '@/content/case-studies/types';

type Results = CaseStudyStory['results'];
type Change = NonNullable<Results['figures'][number]['change']>;

interface CaseResultsProps {
  results: Results;
  /** Figures in ruled rows, two by two, or side by side over upright bars. */
  look: 'rows' | 'grid' | 'columns';
}

/** What came of it: each figure with its count before and after, and how it was counted. */
export function CaseResults({ results, look }: CaseResultsProps) {
  return (
    <div className={`case-results case-results-${look}`}>
      <div className="case-results-head">
        <h2 id="results" className="type-h2">
          {results.title}
        </h2>
        <p className="text-ink-2">{results.basis}</p>
      </div>
      <ul>
        {results.figures.map(({ value, label, change, how }) => (
          <li key={label}>
            <h3>
              <Value>{value}</Value> <span className="type-h5">{label}</span>
            </h3>
            {change && <BarPair change={change} />}
            <p className="type-small text-ink-2">{how}</p>
          </li>
        ))}
      </ul>
      <p className="case-caveat">{results.caveat}</p>
    </div>
  );
}

/** '71 minutes': the number large, its unit behind it. */
function Value({ children }: { children: string }) {
  const [number, ...unit] = children.split(' ');
  return (
    <span className="case-value">
      <span className="type-figure">{number}</span>
      {unit.length > 0 && <span className="type-h4"> {unit.join(' ')}</span>}
    </span>
  );
}

function amount(value: number, unit: string): string {
  if (unit === 'US dollars') return `$${value.toFixed(2)}`;
  return `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** Before and after as a pair of bars on one scale that begins at nothing. */
function BarPair({ change: { before, after, unit } }: { change: Change }) {
  const most = Math.max(before, after);
  const share = (value: number) => ({ '--share': value / most }) as CSSProperties;
  return (
    <dl className="bar-pair type-label">
      <div style={share(before)}>
        <dt>before</dt>
        <dd>{amount(before, unit)}</dd>
      </div>
      <div style={share(after)}>
        <dt>after</dt>
        <dd>{amount(after, unit)}</dd>
      </div>
    </dl>
  );
}
