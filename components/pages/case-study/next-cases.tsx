import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/lib/content/stories/case-studies';

interface NextCasesProps {
  title: string;
  sample: string;
  studies: readonly CaseStudy[];
}

/** Other cases, each a row that leads there as a whole. */
export function NextCases({ title, sample, studies }: NextCasesProps) {
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="next-cases" className="frame py-(--section-space)">
      <h2 id="next-cases" className="type-h5">
        {title}
      </h2>
      <ul className="mt-4 rule-t-bold border-ink">
        {studies.map(({ slug, title: name, industry, weeks, row, href, sample: invented }) => (
          <li key={slug} className="relative flex items-center gap-6 rule-b border-line py-6">
            <Picture
              name={row}
              alt=""
              className="next-case-picture shrink-0 rounded-control object-cover max-sm:hidden"
            />
            <div className="min-w-0 flex-1">
              <p className="type-label text-ink-2">
                {industry}, live in {weeks} weeks
              </p>
              <h3 className="mt-2 mb-3 max-w-144 type-h3">
                <a href={href} className="cover-link">
                  {name}
                </a>
              </h3>
              {invented && <SampleMark>{sample}</SampleMark>}
            </div>
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-control rule-bold border-ink"
            >
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
