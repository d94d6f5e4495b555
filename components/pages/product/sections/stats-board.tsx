import type { CSSProperties } from 'react';
import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/titled-section';
import { threadClasses } from '@/components/ui/thread/thread';
import type { ResultsContent } from '@/content/schemas/features';
import { percentOf } from '@/lib/words/percent';
import './stats-board.css';

/**
 * Results of the product as a board: label, thread, terminal stop, figure. Threads of shares are as
 * long as these are to one another, the longest as long as there is room.
 */
export function StatsBoard({ section_id, heading, rows, link }: ResultsContent) {
  const most = Math.max(...rows.map(({ value }) => percentOf(value) ?? 0));
  const lengthOf = (value: string) => {
    const percent = percentOf(value);
    if (!percent || percent === most) return undefined;
    return { '--length': percent / most } as CSSProperties;
  };
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
            <dt className="board-label" style={lengthOf(value)}>
              {label}
            </dt>
            <dd className="board-value type-poster">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
