import type { ComponentProps, ReactNode } from 'react';
import { headingUnbroken } from '@/lib/words/unbroken';
import { cx } from '../cx';
import type { Hue } from '../route/hues';
import { RouteLine, type RouteSide, RouteStop } from '../route/route-line';

type SectionGround = 'paper' | 'sunk' | 'band' | `${Hue}-deep`;

interface SectionProps {
  children: ReactNode;
  id?: string;
  labelledBy: string;
  ground?: SectionGround;
  route?: RouteSide;
  /** 'none' where a section sets its own. */
  space?: 'full' | 'none';
  className?: string;
}

/** A band of the page: it owns ground, vertical rhythm and the running route. */
export function Section(props: SectionProps) {
  const { id, labelledBy, ground = 'paper', route, space = 'full', className, children } = props;
  const box = cx('relative', space === 'full' && 'py-(--section-space)', className);
  const names = { id, 'aria-labelledby': labelledBy };
  const inside = (
    <>
      {route && <RouteLine side={route} />}
      {children}
    </>
  );
  if (ground === 'paper' || ground === 'sunk') {
    return (
      <section {...names} className={cx(ground === 'sunk' && 'bg-sunk', box)}>
        {inside}
      </section>
    );
  }
  // A dark ground has its color from the scheme around it, what stands on it from the dark one.
  return (
    <section {...names} className={`bg-${ground}`}>
      <div className={cx('scheme-dark text-ink forced-colors:[color-scheme:inherit]', box)}>
        {inside}
      </div>
    </section>
  );
}

interface SectionHeadingProps {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  asideClassName?: string | undefined;
  control?: ReactNode;
  /** Gutter of the running route, where it stops at this heading. */
  stop?: 'left' | 'right';
  className?: string;
}

/** A section's h2 with the route's stop beside it and room at the right. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, title, aside, asideClassName, control, stop, className } = props;
  const Aside = typeof aside === 'string' ? 'p' : 'div';
  const heading = (
    <h2 id={id} className="min-w-0 max-w-[22ch]">
      {typeof title === 'string' ? headingUnbroken(title) : title}
    </h2>
  );
  return (
    <div className={cx('type-h2', className)}>
      {stop && (
        <RouteStop side={stop} {...(typeof title === 'string' && { to: { id, name: title } })} />
      )}
      {aside || control ? (
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          {heading}
          {aside && (
            <Aside className={cx('type-body text-ink-2 lg:max-w-[21rem]', asideClassName)}>
              {aside}
            </Aside>
          )}
          {control}
        </div>
      ) : (
        heading
      )}
    </div>
  );
}

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
