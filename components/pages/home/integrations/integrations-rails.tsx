import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { IntegrationGroup } from '@/content/home/integration-groups';
import type { RoutePath } from '@/lib/routes';
import { RailsGroup } from './rails-group';
import './integrations-rails.css';

interface IntegrationsRailsProps {
  id: string;
  title: string;
  lead: string;
  groups: readonly IntegrationGroup[];
  /** Link at the end of each group. */
  browse: { label: string; href: RoutePath };
  pictureAlt: string;
  /** Whose the names and logos in the picture are. */
  note: string;
}

/**
 * Systems that flow into the loom, beside an accordion with one item open at a time, the first at
 * the start. It fades in once. The stop stands outside of what fades, since a block that
 * moves would carry it out of the gutter.
 */
export function IntegrationsRails(props: IntegrationsRailsProps) {
  const { id, title, lead, groups, browse, pictureAlt, note } = props;
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="right">
      <div className="frame">
        <div className="type-h2">
          <ThreadStop side="right" />
        </div>
        <div className="rails">
          <div className="rails-head">
            <h2 id={`${id}-title`} className="type-h2 max-w-[15ch]">
              {title}
            </h2>
            <p className="mt-4 text-ink-2">{lead}</p>
          </div>
          <picture className="rails-picture">
            <source
              media="(width < 640px)"
              srcSet="/integration-rails/phone.svg"
              width={390}
              height={216}
            />
            <img
              src="/integration-rails/wide.svg"
              width={1600}
              height={496}
              alt={pictureAlt}
              loading="lazy"
              className="rails-image"
              decoding="async"
            />
          </picture>
          <div className="rails-groups">
            {groups.map((group, i) => (
              <RailsGroup
                key={group.title}
                name={id}
                group={group}
                open={i === 0}
                browse={browse}
              />
            ))}
            <p className="mt-4 text-[.8125rem] leading-snug text-ink-3">{note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
