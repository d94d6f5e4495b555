import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Section } from './section';
import { SectionHeading } from './section-heading';

interface TitledSectionProps
  extends ComponentProps<typeof Section>,
    Pick<ComponentProps<typeof SectionHeading>, 'title' | 'aside'> {
  /** The running thread stops at the heading. */
  thread?: 'left' | 'right';
  layout?: string | false;
}

/** A section in the frame of the page, below its heading. */
export function TitledSection({ title, aside, layout, children, ...section }: TitledSectionProps) {
  return (
    <Section {...section}>
      <div className={cx('frame', layout)}>
        <SectionHeading id={section.labelledBy} stop={section.thread} title={title} aside={aside} />
        {children}
      </div>
    </Section>
  );
}
