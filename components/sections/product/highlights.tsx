import { PagePicture } from '@/components/sections/page-picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Highlight } from '@/content/products/types';

interface HighlightsProps {
  id: string;
  title: string;
  /** A short paragraph at the right of the title. */
  lead?: string;
  highlights: readonly Highlight[];
}

/** Feature Highlights (SPEC 2): cards of unequal widths, each with a picture of its own. */
export function Highlights({ id, title, lead, highlights }: HighlightsProps) {
  const heading = `${id}-title`;
  return (
    <Section id={id} labelledBy={heading} thread="left" className="thread-begins">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} aside={lead && <p>{lead}</p>} />
        <ul className={`highlights highlights-${highlights.length}`}>
          {highlights.map(({ heading, description, image }) => (
            <li key={heading}>
              <PagePicture image={image} />
              <div>
                <h3 className="type-h4">{heading}</h3>
                <p className="type-small text-ink-2">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
