import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Section } from './section';
import { SectionHeading } from './section-heading';

interface TitledSectionProps
  extends ComponentProps<typeof Section>,
    Pick<ComponentProps<typeof SectionHeading>, 'title' | 'aside' | 'asideClassName' | 'control'> {
  /** The running route stops at the heading. */
  route?: 'left' | 'right';
  layout?: string | false;
}

/** A section in the frame of the page, below its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { title, aside, asideClassName, control, layout, children, ...section } = props;
  return (
    <Section {...section}>
      <div className={cx('frame', layout)}>
        <SectionHeading
          id={section.labelledBy}
          stop={section.route}
          {...{ title, aside, asideClassName, control }}
        />
        {children}
      </div>
    </Section>
  );
}
