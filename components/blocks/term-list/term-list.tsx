import { TextLink } from '@/components/ui/link/link';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Section } from '@/components/ui/section/section';
import type { Href } from '@/lib/routes';

interface TermListProps extends Record<'id' | 'title' | 'text', string> {
  items: readonly { term: string; text: string; mark?: string | undefined }[];
  link: { label: string; href: Href };
  className?: string;
}

/** What holds for each term as a ruled list, beside a heading and where to read more. */
export function TermList({ id, title, text, items, link, className = '' }: TermListProps) {
  // A mark of all terms is shown once, at the heading.
  const common = items.every(({ mark }) => mark === items[0]?.mark) && items[0]?.mark;
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      className={`frame grid gap-x-16 gap-y-10 lg:split-4/8 ${className}`}
    >
      <div>
        <h2 id={`${id}-title`} className="type-h2">
          {title}
        </h2>
        <p className="mt-5 mb-4 max-w-96 text-ink-2">{text}</p>
        {common && (
          <p className="mb-4">
            <SampleMark>{common}</SampleMark>
          </p>
        )}
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
      <dl className="rule-t-bold border-ink">
        {items.map(({ term, text: words, mark }) => (
          <div key={term} className="grid gap-x-6 gap-y-1 rule-b border-line py-5 lg:split-4/8">
            <dt className="type-h4">{term}</dt>
            <dd className="text-ink-2">
              {words}
              {mark && !common && (
                <p className="mt-3">
                  <SampleMark>{mark}</SampleMark>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
