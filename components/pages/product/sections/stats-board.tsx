import { TextLink } from '@/components/ui/link/link';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { Href } from '@/lib/routes';
import { ProductSection } from '../page/product-section';
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
  return (
    <ProductSection labelledBy={id} ground="band">
      <div className="frame">
        <SectionHeading
          id={id}
          stop="left"
          title={title}
          aside={<TextLink href={link.href}>{link.label}</TextLink>}
        />
        <dl className="stats-board">
          {rows.map(({ value, label, thread }) => (
            <div key={label} className={`board-row ${threadClasses[thread].color}`}>
              <dt className="board-label">{label}</dt>
              <dd className="board-value type-poster">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ProductSection>
  );
}
