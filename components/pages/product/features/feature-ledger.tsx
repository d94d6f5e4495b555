import { PagePicture } from '@/components/picture/page-picture';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';

interface FeatureLedgerProps {
  id: string;
  title: string;
  lead: string;
  items: readonly (Highlight & { id: string })[];
}

/** Feature cards as a ruled ledger in two columns; links of the header land on single cards. */
export function FeatureLedger({ id, title, lead, items }: FeatureLedgerProps) {
  const heading = `${id}-title`;
  return (
    <Section id={id} labelledBy={heading} thread="left" className="thread-begins">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} aside={<p>{lead}</p>} />
        <ul className="feature-ledger">
          {items.map((item) => (
            <li key={item.id} id={item.id}>
              <PagePicture image={item.image} />
              <div>
                <h3 className="type-h4">{item.heading}</h3>
                <p className="text-ink-2">{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
