import type { CaseLooks, CaseStudyStory } from '@/content/case-studies/types';
import { BarPair } from './bar-pair';
import './case-results.css';

interface CaseResultsProps {
  results: CaseStudyStory['results'];
  look: CaseLooks['results'];
}

/** What came of it: each figure with its count before and after, and how it was counted. */
export function CaseResults({ results, look }: CaseResultsProps) {
  return (
    <div className={`case-results case-results-${look}`}>
      <div>
        <h2 id="results" className="type-h2">
          {results.title}
        </h2>
        <p className="case-basis text-ink-2">{results.basis}</p>
      </div>
      <ul className="case-figures">
        {results.figures.map(({ value, label, change, how }) => (
          <li key={label} className="case-result">
            <h3 className="case-result-head">
              <Value>{value}</Value> <span className="case-result-label type-h5">{label}</span>
            </h3>
            {change && <BarPair change={change} upright={look === 'columns'} />}
            <p className="case-result-how type-small text-ink-2">{how}</p>
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
    <>
      <span className="type-poster">{number}</span>
      {unit.length > 0 && <span className="case-unit type-h4"> {unit.join(' ')}</span>}
    </>
  );
}
