import { IndustriesCarousel } from '@/components/tools/carousel/industries-carousel.client';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Industry } from '@/content/home/industries';
import { IndustrySlide } from './industry-slide';
import './industries.css';

interface IndustriesProps {
  /** Anchor of the section; links to it scroll smoothly. */
  id: string;
  title: string;
  industries: readonly Industry[];
}

/**
 * Industries We Serve: a band on the deep sheet of the industry in view, with its map. The running
 * thread crosses to the right gutter along the bottom.
 */
export function Industries({ id, title, industries }: IndustriesProps) {
  const heading = `${id}-title`;
  return (
    <Section id={id} labelledBy={heading} ground="madder-sheet" thread="left-to-right" space="none">
      <IndustriesCarousel
        labelledBy={heading}
        heading={<SectionHeading id={heading} stop="left" title={title} />}
        slides={industries.map((industry) => ({
          id: `industry-${industry.id}`,
          title: industry.title,
          sheet: threadClasses[industry.sheet].sheet,
          content: <IndustrySlide industry={industry} />,
        }))}
      />
    </Section>
  );
}
