import type { CaseStudy } from '@/content/case-studies/types';
import './case-results.css';

type Results = CaseStudy['results'];

/** What came of it: each figure with its count before and after, and how it was counted. */
export function CaseResults({ basis, figures, caveat }: Omit<Results, 'title'>) {
  return (
    <>
      <p className="mt-4 max-w-160 text-ink-2">{basis}</p>
      <ul className="mt-10 grid gap-y-10">
        {figures.map(({ value, label, change, how }) => {
          const [number, ...unit] = value.split(' ');
          return (
            <li
              key={label}
              className="grid gap-x-12 gap-y-4 rule-t-bold border-ink pt-5 md:grid-cols-2"
            >
              <h3>
                <span className="type-poster">{number}</span>
                {unit.length > 0 && (
                  <span className="ms-2 type-h4 text-ink-2"> {unit.join(' ')}</span>
                )}{' '}
                <span className="mt-2 block type-h5">{label}</span>
              </h3>
              <div className="grid content-start gap-4">
                {change && <Bars {...change} />}
                <p className="type-small text-ink-2">{how}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="case-caveat mt-10 max-w-160 font-medium">{caveat}</p>
    </>
  );
}

function amount(value: number, unit: string): string {
  if (unit === 'US dollars') return `$${value.toFixed(2)}`;
  return `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** Before and after as two bars on one scale that begins at nothing. */
function Bars({ unit, ...counts }: NonNullable<Results['figures'][number]['change']>) {
  const most = Math.max(counts.before, counts.after);
  return (
    <dl className="grid gap-2 type-label">
      {Object.entries(counts).map(([time, count]) => (
        <div key={time} className={`bar bar-${time}`} style={{ '--share': count / most }}>
          <dt className="text-ink-2">{time}</dt>
          <dd>{amount(count, unit)}</dd>
        </div>
      ))}
    </dl>
  );
}
