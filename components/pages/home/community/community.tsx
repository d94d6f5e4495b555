import type { ReactNode } from 'react';
import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { CommunityRow } from '@/content/home/community';
import type { Headed } from '@/content/schemas/home/sections';
import './community.css';

type CommunityProps = Headed & {
  id: string;
  rows: readonly CommunityRow[];
  /** The languages, which the section counts too. */
  children: ReactNode;
};

/** The company in numbers, and its languages below them. */
export function Community({ id, title, rows, children }: CommunityProps) {
  const titleId = `${id}-title`;
  return (
    <Section labelledBy={rows.length > 0 ? titleId : 'languages-title'} ground="band" route="right">
      <div className="frame grid gap-6">
        {rows.length > 0 && (
          <div id={id}>
            <RouteStop side="right" to={{ id: titleId, name: title }} className="type-h3" />
            <h2 id={titleId} className="type-h3">
              {title}
            </h2>
            <dl className="community mt-5 grid gap-6">
              {rows.map(({ label, figure, hue }, at) => {
                const [number, ...unit] = figure.split(/(?= )/);
                return (
                  <div
                    key={label}
                    className={`route-end relative flex flex-col-reverse justify-end hue-${hue} ${at === 0 ? 'community-first col-span-full' : ''}`}
                  >
                    <dt className="text-ink-2">{label}</dt>
                    <dd className="community-figure type-figure">
                      {number}
                      {unit.length > 0 && <span className="community-unit">{unit.join('')}</span>}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        )}
        {children}
      </div>
    </Section>
  );
}
