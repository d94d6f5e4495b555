import { cx } from '@/components/ui/cx';
import type { CaseStudy } from '@/content/case-studies/types';
import { BarPair } from './bar-pair';
import './case-results.css';

interface CaseResultsProps {
  results: CaseStudy['results'];
  variant: CaseStudy['variants']['results'];
}

/** What came of it: each figure with its count before and after, and how it was counted. */
export function CaseResults({ results, variant }: CaseResultsProps) {
  const upright = variant === 'columns';
  return (
    <>
      <h2 id="results" className="type-h2">
        {results.title}
      </h2>
      <p className="mt-4 max-w-160 text-ink-2">{results.basis}</p>
      <ul className={`mt-10 grid gap-x-6 gap-y-10 case-results-${variant}`}>
        {results.figures.map(({ value, label, change, how }) => (
          <li key={label} className="case-result rule-t-bold border-ink pt-5">
            <h3>
              <Value>{value}</Value> <span className="mt-2 block type-h5">{label}</span>
            </h3>
            <div className="case-result-change">
              {change && <BarPair change={change} upright={upright} />}
              <p className={cx('type-small text-ink-2', !change && 'mt-3')}>{how}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="case-caveat mt-10 max-w-160 font-medium">{results.caveat}</p>
    </>
  );
}

/** '71 minutes': the number large, its unit behind it. */
function Value({ children }: { children: string }) {
  const [number, ...unit] = children.split(' ');
  return (
    <>
      <span className="type-poster">{number}</span>
      {unit.length > 0 && <span className="ms-2 type-h4 text-ink-2"> {unit.join(' ')}</span>}
    </>
  );
}
