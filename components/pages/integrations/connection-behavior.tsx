import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { RoutePath } from '@/lib/routes';
import './connection-behavior.css';

interface ConnectionBehaviorProps {
  title: string;
  items: readonly { term: string; text: string }[];
  /** For systems that are not in the catalog. */
  api: { text: string; label: string; href: RoutePath };
}

/** What holds for every connection, as a ruled list. */
export function ConnectionBehavior({ title, items, api }: ConnectionBehaviorProps) {
  return (
    <Section labelledBy="behavior-title" className="behavior frame">
      <div>
        <h2 id="behavior-title" className="type-h2">
          {title}
        </h2>
        <p className="text-ink-2 behavior-api">{api.text}</p>
        <TextLink href={api.href}>{api.label}</TextLink>
      </div>
      <dl className="behavior-list">
        {items.map(({ term, text }) => (
          <div key={term} className="behavior-item">
            <dt className="type-h4">{term}</dt>
            <dd className="text-ink-2 behavior-text">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
