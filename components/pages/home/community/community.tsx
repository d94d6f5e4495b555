import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { CommunityRow } from '@/content/home/community';
import type { Headed } from '@/content/schemas/home/sections';
import './community.css';

type CommunityProps = Headed & { id: string; rows: readonly CommunityRow[] };

/** '191+' stands large, 'million' beside it. */
function inParts(figure: string) {
  const space = figure.indexOf(' ');
  return space < 0 ? [figure] : [figure.slice(0, space), figure.slice(space)];
}

export function Community({ id, title, rows }: CommunityProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} ground="band" thread="right">
      <div className="frame">
        <ThreadStop side="right" to={{ id: `${id}-title`, name: title }} className="type-h3" />
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        <dl className="community mt-4 grid gap-6 [overflow-wrap:anywhere]">
          {rows.map(({ label, figure, thread }, at) => {
            const [number, unit] = inParts(figure);
            return (
              <div
                key={label}
                className={`thread-end relative flex flex-col-reverse justify-end thread-${thread} ${at === 0 ? 'community-first col-span-full' : ''}`}
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="community-figure type-figure">
                  {number}
                  {unit && <span className="community-unit">{unit}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Section>
  );
}
