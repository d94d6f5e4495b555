import { Portrait } from '@/components/picture/portrait';
import { cx } from '@/components/ui/cx';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Section } from '@/components/ui/section/section';
import type { CasePart, CaseStudy } from '@/content/case-studies/types';
import { pictureOf } from '@/lib/picture/pictures';
import { headingUnbroken } from '@/lib/words/unbroken';
import { CaseText, CaseTimeline } from './case-text';
import { CompanyProfile } from './company-profile';
import './case-story.css';
import './case-results.css';

interface CaseStoryProps {
  study: CaseStudy;
  words: { parts: Readonly<Record<Exclude<CasePart, 'quote'>, string>>; sampleQuote: string };
}

/** Neighbors that share the column come into one group. */
function grouped({ order, wide }: CaseStudy): CasePart[][] {
  const groups: CasePart[][] = [];
  for (const [index, part] of order.entries()) {
    const before = order[index - 1];
    if (before && !wide[part] && !wide[before]) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The parts of a story; each is a section whose heading has the part's name as its id. */
export function CaseStory({ study, words }: CaseStoryProps) {
  const { order, wide, hue, quote } = study;
  const firstInColumn = order.find((part) => !wide[part]);
  const bodies = {
    challenge: <CaseText {...study.challenge} />,
    solution: <CaseText {...study.solution} />,
    timeline: <CaseTimeline {...study} />,
    results: <CaseResults {...study.results} />,
    quote: (
      <figure className="case-quote grid gap-5">
        <svg aria-hidden="true" className="case-quote-branch row-span-2 overflow-clip">
          <path d="M3 2000V31L25 3" />
        </svg>
        <blockquote className="type-h3">“{quote.text}”</blockquote>
        <figcaption className="flex items-center gap-3 type-small text-ink-2">
          <Portrait
            name={quote.name}
            hue={hue}
            photo={quote.photo ? pictureOf(quote.photo) : undefined}
          />
          <div>
            <strong id="quote" className="text-ink">
              {quote.name}
            </strong>
            <p>{quote.position}</p>
            {quote.sample && <SampleMark className="mt-2">{words.sampleQuote}</SampleMark>}
          </div>
        </figcaption>
      </figure>
    ),
  };
  let previousGround: string | undefined;
  const contentOf = (part: CasePart) => (
    <>
      {part !== 'quote' && (
        <>
          <p className="route-dash mb-4 flex items-center gap-3 type-label text-ink-2">
            {words.parts[part]}
          </p>
          <h2 id={part} className="type-h2">
            {headingUnbroken(study[part].title)}
          </h2>
        </>
      )}
      {bodies[part]}
    </>
  );
  return (
    <div className={`hue-${hue}`}>
      {grouped(study).map((group) => {
        const [part = 'quote'] = group;
        const ground = wide[part] ?? 'paper';
        // On the ground of the one above, whose space is enough for both.
        const space = ground === previousGround ? 'lg:pt-0' : undefined;
        previousGround = ground;
        if (wide[part]) {
          return (
            <Section key={part} labelledBy={part} ground={ground} className={space}>
              <div className="frame">{contentOf(part)}</div>
            </Section>
          );
        }
        return (
          <div
            key={part}
            className={cx('case-columns frame grid grid-cols-1 py-(--section-space)', space)}
          >
            <div className="case-column grid min-w-0 grid-cols-1">
              {group.map((each) => (
                <section key={each} aria-labelledby={each}>
                  {contentOf(each)}
                </section>
              ))}
            </div>
            {part === firstInColumn && <CompanyProfile {...study} />}
          </div>
        );
      })}
    </div>
  );
}

type Results = CaseStudy['results'];

/** What came of it: each figure with its count before and after, and how it was counted. */
function CaseResults({ basis, figures, caveat }: Omit<Results, 'title'>) {
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
