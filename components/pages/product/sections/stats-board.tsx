import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/titled-section';
import { threadClasses } from '@/components/ui/thread/thread';
import type { ResultsContent } from '@/content/schemas/features';
import './stats-board.css';

/** Results of the product as a board: label, thread, terminal stop, figure. */
export function StatsBoard({ section_id, heading, rows, link }: ResultsContent) {
  const more = <TextLink href={link.href}>{link.label}</TextLink>;
  return (
    <TitledSection
      thread="left"
      id={section_id}
      labelledBy={`${section_id}-title`}
      ground="band"
      title={heading}
      aside={more}
    >
      <dl className="mt-12">
        {rows.map(({ value, label, thread }) => (
          <div
            key={label}
            className={`board-row rule-t border-line py-6 ${threadClasses[thread].color}`}
          >
            <dt className="board-label">{label}</dt>
            <dd className="board-value type-poster">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
