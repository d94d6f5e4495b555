import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { CasePart, CaseStudy } from '@/content/case-studies/types';
import './case-story.css';

interface CaseStoryProps {
  /** The parts in the order in which this story has them. */
  order: readonly CasePart[];
  /** What each part is, above its own title; a quote needs no word. */
  names: Partial<Readonly<Record<CasePart, string>>>;
  parts: Readonly<Record<CasePart, ReactNode>>;
  /** Parts that take the whole width, and their ground; the others stand beside the company's profile. */
  wide: CaseStudy['wide'];
  aside: ReactNode;
  thread: Thread;
}

/** Neighbors that share the column come into one group. */
function grouped(order: readonly CasePart[], wide: CaseStoryProps['wide']): CasePart[][] {
  const groups: CasePart[][] = [];
  for (const [index, part] of order.entries()) {
    const before = order[index - 1];
    const shares = before !== undefined && !wide[part] && !wide[before];
    if (shares) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The parts of a story below its cover; each is a section whose heading bears the part's name as id. */
export function CaseStory({ order, names, parts, wide, aside, thread }: CaseStoryProps) {
  const groups = grouped(order, wide);
  const lightOf = ([part]: readonly CasePart[] = []) => (part && wide[part]) ?? 'paper';
  const first = groups.find(([part]) => part && !wide[part]);
  const shown = (part: CasePart) => (
    <>
      {names[part] && (
        <p className="thread-dash mb-4 flex items-center gap-3 type-label text-ink-2">
          {names[part]}
        </p>
      )}
      {parts[part]}
    </>
  );
  return (
    <div className={threadClasses[thread].color}>
      {groups.map((group, index) => {
        const [part] = group;
        const ground = part && wide[part];
        // On the ground of the one above, whose space is enough for both.
        const joins = index > 0 && lightOf(groups[index - 1]) === lightOf(group);
        const space = joins ? 'lg:pt-0' : undefined;
        if (ground) {
          return (
            <Section key={part} labelledBy={part} ground={ground} className={space}>
              <div className="frame">{shown(part)}</div>
            </Section>
          );
        }
        return (
          <div
            key={part}
            className={cx('case-body frame grid grid-cols-1 py-(--section-space)', space)}
          >
            <div className="case-parts grid min-w-0 grid-cols-1">
              {group.map((each) => (
                <section key={each} aria-labelledby={each}>
                  {shown(each)}
                </section>
              ))}
            </div>
            {group === first && aside}
          </div>
        );
      })}
    </div>
  );
}
