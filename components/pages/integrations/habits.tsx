import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { RoutePath } from '@/lib/routes';

interface HabitsProps {
  title: string;
  items: readonly { term: string; text: string }[];
  /** For systems that are not in the catalog. */
  api: { text: string; label: string; href: RoutePath };
}

/** What holds for every connection, as a ruled list. */
export function Habits({ title, items, api }: HabitsProps) {
  return (
    <Section labelledBy="habits-title" className="habits frame">
      <div>
        <h2 id="habits-title" className="type-h2">
          {title}
        </h2>
        <p className="text-ink-2">{api.text}</p>
        <TextLink href={api.href}>{api.label}</TextLink>
      </div>
      <dl>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt className="type-h4">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
