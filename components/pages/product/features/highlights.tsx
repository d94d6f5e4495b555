import { PagePicture } from '@/components/picture/page-picture';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';

interface HighlightsProps {
  title: string;
  highlights: readonly Highlight[];
}

/** Feature Highlights (SPEC 2): cards of unequal widths, each with a picture of its own. */
export function Highlights({ title, highlights }: HighlightsProps) {
  return (
    <Section id="highlights" labelledBy="highlights-title" thread="left" className="thread-begins">
      <div className="frame">
        <SectionHeading id="highlights-title" stop="left" title={title} />
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
