import { ServicesTabs } from '@/components/pages/home/services/services-tabs.client';
import { Picture } from '@/components/picture/picture';
import { Button, ButtonLink, opensDemo } from '@/components/ui/button/button';
import { Island } from '@/components/ui/island/island.client';
import { Section, SectionHeading } from '@/components/ui/section/section';
import type { Service } from '@/content/home/services';
import type { ServicesSection } from '@/content/schemas/home/sections';
import './services.css';

/** Where the wide cut's words would be too small. */
const narrow = '(width < 768px), (1024px <= width < 1180px)';

type ServicesProps = ServicesSection & { id: string; services: readonly Service[] };

export function Services({ id, title, tabsLabel, stated, services }: ServicesProps) {
  const heading = `${id}-title`;
  return (
    <Section id={id} labelledBy={heading} route="left">
      <Island name="services" className="frame">
        <ServicesTabs
          label={tabsLabel}
          tabs={services.map((service) => ({
            id: `service-${service.id}`,
            title: service.title,
            dash: `hue-${service.hue}`,
            panel: <ServicePanel {...service} stated={stated} />,
          }))}
        >
          <SectionHeading id={heading} stop="left" title={title} className="services-heading" />
        </ServicesTabs>
      </Island>
    </Section>
  );
}

type PanelProps = Service & Pick<ServicesSection, 'stated'>;

function ServicePanel({ title, description, figures, hue, href, image, stated }: PanelProps) {
  const [first, ...more] = figures;
  return (
    <>
      <div className={`services-text pointer-events-auto relative hue-${hue}`}>
        <h3 className="mb-2.5 type-h4 not-noscript:hidden">{title}</h3>
        <p className="text-ink-2">{description}</p>
        {first && (
          <p className="mt-3 text-ink-2">
            <strong className="type-h3 text-ink">{`${first.value} `}</strong>
            {`${[first.label, ...more.map(({ value, label }) => `${value} ${label}`)].join(' · ')} (${stated})`}
          </p>
        )}
        <p className="mt-4 flex flex-wrap gap-2.5">
          <ButtonLink variant="ink" size="small" href={href} aria-label={`Explore More: ${title}`}>
            Explore More
          </ButtonLink>
          <Button variant="outline" size="small" {...opensDemo}>
            Book a Demo
          </Button>
        </p>
      </div>
      <Picture
        name={image.picture}
        alt={image.alt}
        other={image.narrow ? { name: image.narrow, media: narrow } : undefined}
        className="services-picture pointer-events-auto w-full rounded-card rule border-line bg-sunk object-contain"
      />
    </>
  );
}
