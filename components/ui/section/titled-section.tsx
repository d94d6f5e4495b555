import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Section } from './section';
import { SectionHeading } from './section-heading';

interface TitledSectionProps
  extends ComponentProps<typeof Section>,
    Pick<ComponentProps<typeof SectionHeading>, 'title' | 'aside'> {
  thread?: 'left' | 'right';
  layout?: string | false;
}

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
