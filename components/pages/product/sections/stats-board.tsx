import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { Href } from '@/lib/routes';

interface StatsBoardProps {
  /** Id of the heading. */
  id: string;
  title: string;
  rows: readonly { value: string; label: string; thread: Thread }[];
  link: { label: string; href: Href };
}

/** Results of the product as a board: label, thread, terminal stop, figure (DESIGN 4). */
export function StatsBoard({ id, title, rows, link }: StatsBoardProps) {
  return (
    <Section labelledBy={id} ground="band" thread="left">
      <div className="frame">
        <SectionHeading
          id={id}
          stop="left"
          title={title}
          aside={<TextLink href={link.href}>{link.label}</TextLink>}
        />
        <dl className="stats-board">
          {rows.map(({ value, label, thread }) => (
            <div key={label} className={threadClasses[thread].color}>
              <dt>{label}</dt>
              <dd className="type-figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
