import { PlusSign } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { RouteStop } from '@/components/ui/route/route-line';
import { Section } from '@/components/ui/section/section';
import type { IntegrationGroup } from '@/content/home/integration-groups';
import type { IntegrationsSection } from '@/content/schemas/home/sections';
import './integrations-rails.css';

type RailsProps = IntegrationsSection & { id: string; groups: readonly IntegrationGroup[] };

/** Connected systems beside an accordion. It fades in once; the route's stop does not move. */
export function IntegrationsRails(props: RailsProps) {
  const { id, title, lead, groups, browse, pictureAlt, note } = props;
  return (
    <Section id={id} labelledBy={`${id}-title`} route="right" className="overflow-x-clip">
      <div className="frame">
        <RouteStop side="right" to={{ id: `${id}-title`, name: title }} className="type-h2" />
        <div className="rails grid grid-cols-1 gap-6">
          <div dir="auto" className="lg:col-start-2">
            <h2 id={`${id}-title`} className="type-h2 max-w-[15ch]">
              {title}
            </h2>
            <p className="mt-4 text-ink-2">{lead}</p>
          </div>
          <picture className="rails-picture flex items-start justify-end">
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
              className="rails-image w-full shrink-0"
              decoding="async"
            />
          </picture>
          <div dir="auto" className="lg:col-start-2">
            {groups.map((group, i) => (
              <details
                key={group.title}
                name={id}
                open={i === 0}
                className="rails-group rule-t border-line"
              >
                <summary className="flex min-h-[4.25rem] items-center justify-between gap-4 py-2">
                  <h3 className="min-w-0 type-h5">{group.title}</h3>
                  <PlusSign className="rails-sign rounded-small rule-bold border-ink" />
                </summary>
                <p className="type-small max-w-[28rem] text-ink-2">{group.text}</p>
                <TextLink
                  href={browse.href}
                  label={`${browse.label}: ${group.title}`}
                  className="mt-2.5 mb-5 text-[.9375rem]"
                >
                  {browse.label}
                </TextLink>
              </details>
            ))}
            <p className="rule-t border-line pt-4 text-[.8125rem] leading-snug text-ink-3">
              {note}
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
