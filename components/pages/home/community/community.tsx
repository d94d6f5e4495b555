import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { CommunityRow } from '@/content/home/community';
import type { Headed } from '@/content/schemas/home/sections';
import './community.css';

type CommunityProps = Headed & { id: string; rows: readonly CommunityRow[] };

export function Community({ id, title, rows }: CommunityProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} ground="band" route="right">
      <div className="frame">
        <RouteStop side="right" to={{ id: `${id}-title`, name: title }} className="type-h3" />
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        <dl className="community mt-4 grid gap-6 [overflow-wrap:anywhere]">
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
    </Section>
  );
}
