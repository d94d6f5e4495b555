import type { CaseLooks, CaseStudy } from '@/content/case-studies/types';
import { BarPair } from './bar-pair';
import './case-results.css';

interface CaseResultsProps {
  results: CaseStudy['results'];
  look: CaseLooks['results'];
}

/** What came of it: each figure with its count before and after, and how it was counted. */
export function CaseResults({ results, look }: CaseResultsProps) {
  return (
    <div className={`grid gap-10 case-results-${look}`}>
      <div>
        <h2 id="results" className="type-h2">
          {results.title}
        </h2>
        <p className="mt-4 max-w-160 text-ink-2">{results.basis}</p>
      </div>
      <ul className="case-figures grid gap-10">
        {results.figures.map(({ value, label, change, how }) => (
          <li key={label} className="case-result rule-t-bold border-ink pt-5">
            <h3 className="case-result-head">
              <Value>{value}</Value> <span className="mt-2 block type-h5">{label}</span>
            </h3>
            {change && <BarPair change={change} upright={look === 'columns'} />}
            <p className="mt-3 type-small text-ink-2">{how}</p>
          </li>
        ))}
      </ul>
      <p className="case-caveat max-w-160 font-medium">{results.caveat}</p>
    </div>
  );
}

/** '71 minutes': the number large, its unit behind it. */
function Value({ children }: { children: string }) {
  const [number, ...unit] = children.split(' ');
  return (
    <>
      <span className="type-poster">{number}</span>
      {unit.length > 0 && (
        <span className="case-result-unit type-h4 text-ink-2"> {unit.join(' ')}</span>
      )}
    </>
  );
}
