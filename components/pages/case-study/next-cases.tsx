import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import './next-cases.css';

interface NextCasesProps {
  title: string;
  /** Stands at a company that was made up. */
  sample: string;
  /** The next case first. */
  studies: readonly CaseStudy[];
}

/** Other cases, each a row that leads there as a whole. */
export function NextCases({ title, sample, studies }: NextCasesProps) {
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="next-cases" className="frame next-cases">
      <h2 id="next-cases" className="type-h5">
        {title}
      </h2>
      <ul className="mt-4 rule-t-bold border-ink">
        {studies.map(({ slug, title: name, industry, weeks, row, href, sample: invented }) => (
          <li key={slug} className="next-case relative rule-b border-line py-6">
            <Picture
              name={row}
              alt=""
              className="next-case-picture w-full rounded-control object-cover max-sm:hidden"
            />
            <div>
              <p className="type-label text-ink-2">
                {industry}, live in {weeks} weeks
              </p>
              <h3 className="next-case-title mt-2 mb-3 type-h3">
                <a href={href} className="cover-link">
                  {name}
                </a>
              </h3>
              {invented && <SampleMark>{sample}</SampleMark>}
            </div>
            <span
              aria-hidden="true"
              className="next-case-arrow grid size-11 place-items-center rounded-control rule-bold border-ink"
            >
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
