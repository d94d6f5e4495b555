import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { Industry } from '@/lib/content/stories/industries';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './industry-list.css';

/** What a buyer asks before reading on. */
const facts = ({ plan, result, limit }: Industry['row']) =>
  [
    ['Plan', plan],
    ['Sample result', result],
    ['Limit', limit],
  ] as const;

type IndustryListProps = { title: string; industries: readonly Industry[] };

/** The industries as ruled rows, each with its sign and the way to its page. */
export function IndustryList({ title, industries }: IndustryListProps) {
  return (
    <Section labelledBy="industry-list">
      <div className="frame">
        <h2 id="industry-list" className="sr-only">
          {title}
        </h2>
        <ul className="rule-t-bold border-ink">
          {industries.map(({ id, title, row, features, hue, href }) => (
            <li key={id} id={id} className={`industry-row grid gap-x-12 gap-y-6 pt-10 hue-${hue}`}>
              <Picture
                name={row.picture}
                alt=""
                className="industry-sign aspect-square rounded-card object-cover"
              />
              <div>
                <p className={`font-semibold text-${hue}-text`}>{title}</p>
                <h3 className="mt-1.5 mb-2.5 type-h3">{row.heading}</h3>
                <p className="text-ink-2">{row.description}</p>
                <TextLink href={href} className="mt-4">
                  {row.link}
                </TextLink>
              </div>
              <ul className="industry-features grid gap-x-6 overflow-clip">
                {features.map(({ name, icon }) => (
                  <li
                    key={name}
                    className="flex min-w-0 items-center -mt-px gap-3 rule-t border-line py-3 leading-snug font-medium [overflow-wrap:anywhere]"
                  >
                    <Icon name={icon} className={`size-5 text-${hue}-text`} />
                    {name}
                  </li>
                ))}
              </ul>
              <dl className="industry-fit grid gap-x-6 gap-y-4 rule-t border-line pt-5 type-small md:grid-cols-3">
                {facts(row).map(([term, text]) => (
                  <div key={term}>
                    <dt className="font-semibold">{term}</dt>
                    <dd className="mt-1 text-ink-2">{numbersUnbroken(text)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
