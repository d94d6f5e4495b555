import { TextLink } from '@/components/ui/link';
import { ThreadStop } from '@/components/ui/running-thread';
import { Section } from '@/components/ui/section';
import type { IntegrationGroup } from '@/content/integration-groups';
import type { RoutePath } from '@/lib/routes';

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
 * the start (SPEC 4). It fades in once. The stop stands outside of what fades, since a block that
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
        <div className="rails reveal">
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
              decoding="async"
            />
          </picture>
          <div className="rails-groups">
            {groups.map((group, i) => (
              <Group key={group.title} name={id} group={group} open={i === 0} browse={browse} />
            ))}
            <p className="mt-4 text-[.8125rem] leading-snug text-ink-3">{note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}

interface GroupProps {
  /** Shared by the items of the accordion: opening one closes the others. */
  name: string;
  group: IntegrationGroup;
  open: boolean;
  browse: IntegrationsRailsProps['browse'];
}

function Group({ name, group, open, browse }: GroupProps) {
  return (
    <details name={name} open={open} className="rails-group">
      <summary className="flex min-h-[4.25rem] items-center justify-between gap-4 py-2">
        <h3 className="text-[1.1875rem] font-semibold leading-snug">{group.title}</h3>
        <span aria-hidden="true" className="rails-sign" />
      </summary>
      <p className="type-small -mt-2 max-w-[28rem] text-ink-2">{group.text}</p>
      <TextLink href={browse.href} className="mt-2.5 mb-5 text-[.9375rem]">
        {browse.label}
        <span className="sr-only">: {group.title}</span>
      </TextLink>
    </details>
  );
}
