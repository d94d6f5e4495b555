import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { PageImage, ProductUse } from '@/content/products/types';

interface UseSheetsProps {
  title: string;
  uses: readonly (ProductUse & { image: PageImage })[];
}

/** Industries as four sheets of the city; each leads to its page. The running thread ends here. */
export function UseSheets({ title, uses }: UseSheetsProps) {
  return (
    <Section labelledBy="uses" thread="left" className="thread-ends">
      <div className="frame">
        <SectionHeading id="uses" stop="left" title={title} />
        <ul className="use-sheets">
          {uses.map(({ who, what, href, image }) => (
            <li key={who}>
              <PagePicture image={image} />
              <h3 className="type-h4">
                <a href={href} className="cover-link">
                  {who}
                </a>
                <Icon name="arrow-right" />
              </h3>
              <p className="type-small text-ink-2">{what}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
