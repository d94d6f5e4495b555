import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { hueClasses } from '@/components/ui/route/hues';
import { Section } from '@/components/ui/section/section';
import type { CasePart, CaseStudy } from '@/content/case-studies/types';
import './case-story.css';

interface CaseStoryProps {
  study: CaseStudy;
  names: Readonly<Record<Exclude<CasePart, 'quote'>, string>>;
  /** The parts below their titles; a quote has none. */
  parts: Readonly<Record<CasePart, ReactNode>>;
  aside: ReactNode;
}

/** Neighbors that share the column come into one group. */
function grouped({ order, wide }: CaseStudy): CasePart[][] {
  const groups: CasePart[][] = [];
  for (const [index, part] of order.entries()) {
    const before = order[index - 1];
    if (before && !wide[part] && !wide[before]) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The parts of a story; each is a section whose heading has the part's name as its id. */
export function CaseStory({ study, names, parts, aside }: CaseStoryProps) {
  const { order, wide, hue } = study;
  const firstBeside = order.find((part) => !wide[part]);
  let above: string | undefined;
  const shown = (part: CasePart) => (
    <>
      {part !== 'quote' && (
        <>
          <p className="route-dash mb-4 flex items-center gap-3 type-label text-ink-2">
            {names[part]}
          </p>
          <h2 id={part} className="type-h2">
            {study[part].title}
          </h2>
        </>
      )}
      {parts[part]}
    </>
  );
  return (
    <div className={hueClasses[hue].color}>
      {grouped(study).map((group) => {
        const [part = 'quote'] = group;
        const ground = wide[part] ?? 'paper';
        // On the ground of the one above, whose space is enough for both.
        const space = ground === above ? 'lg:pt-0' : undefined;
        above = ground;
        if (wide[part]) {
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
            {part === firstBeside && aside}
          </div>
        );
      })}
    </div>
  );
}
