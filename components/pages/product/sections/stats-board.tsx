import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/titled-section';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { Href } from '@/lib/routes';
import './stats-board.css';

interface StatsBoardProps {
  /** Id of the heading. */
  id: string;
  title: string;
  rows: readonly { value: string; label: string; thread: Thread }[];
  link: { label: string; href: Href };
}

/** Results of the product as a board: label, thread, terminal stop, figure. */
export function StatsBoard({ id, title, rows, link }: StatsBoardProps) {
  const more = <TextLink href={link.href}>{link.label}</TextLink>;
  return (
    <TitledSection thread="left" labelledBy={id} ground="band" title={title} aside={more}>
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
