import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/content/case-studies';
import { pictureSize } from '@/lib/picture/pictures';
import './next-cases.css';

interface NextCasesProps {
  title: string;
  /** Stands at a company that was made up. */
  sample: string;
  /** The next case first. */
  studies: readonly CaseStudy[];
}

/** The other cases, each a row that leads there as a whole. */
export function NextCases({ title, sample, studies }: NextCasesProps) {
  return (
    <section aria-labelledby="next-cases" className="frame next-cases">
      <h2 id="next-cases" className="type-h5">
        {title}
      </h2>
      <ul className="next-case-list">
        {studies.map(({ slug, title: name, industry, weeks, picture, href, sample: invented }) => (
          <li key={slug} className="next-case">
            <Picture
              {...pictureSize(`${picture}-row`)}
              name={`${picture}-row`}
              alt=""
              className="next-case-image"
            />
            <div>
              <p className="type-label text-ink-2">
                {industry}, live in {weeks} weeks
              </p>
              <h3 className="next-case-title type-h3">
                <a href={href} className="cover-link">
                  {name}
                </a>
              </h3>
              {invented && <SampleMark>{sample}</SampleMark>}
            </div>
            <span aria-hidden="true" className="next-case-arrow">
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
