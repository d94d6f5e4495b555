import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { IntegrationsPage } from '@/content/schemas/integrations';

/** What holds for every connection, as a ruled list. The space above is the catalog's. */
export function ConnectionBehavior({ title, items, api }: IntegrationsPage['behavior']) {
  return (
    <Section
      labelledBy="behavior-title"
      className="frame grid gap-x-16 gap-y-10 lg:pt-0 lg:split-4/8"
    >
      <div>
        <h2 id="behavior-title" className="type-h2">
          {title}
        </h2>
        <p className="mt-5 mb-4 max-w-96 text-ink-2">{api.text}</p>
        <TextLink href={api.href}>{api.label}</TextLink>
      </div>
      <dl className="rule-t-bold border-ink">
        {items.map(({ term, text }) => (
          <div key={term} className="rule-b border-line py-6">
            <dt className="type-h4">{term}</dt>
            <dd className="mt-1.5 max-w-144 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
