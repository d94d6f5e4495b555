import type { ReactNode } from 'react';
import { ServicesTabs } from '@/components/pages/home/services/services-tabs.client';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Service } from '@/content/home/services';
import type { ServicesSection } from '@/content/schemas/home/sections';
import { type ServicePictureData, servicePicture } from './service-pictures';
import './services.css';

type ServicesProps = ServicesSection &
  ServicePictureData & { id: string; services: readonly Service[] };

/** The services as tabs, each with its picture, links and thread. */
export function Services({ id, title, tabsLabel, services, ...day }: ServicesProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="left">
      <div className="frame">
        <ServicesTabs
          label={tabsLabel}
          heading={
            <SectionHeading
              id={`${id}-title`}
              stop="left"
              title={title}
              className="services-heading"
            />
          }
          tabs={services.map((service) => ({
            id: `service-${service.id}`,
            title: service.title,
            dash: `thread-${service.thread}`,
          }))}
          panels={services.map((service) => (
            <ServicePanel
              key={service.id}
              service={service}
              picture={servicePicture(service, day)}
            />
          ))}
        />
      </div>
    </Section>
  );
}

function ServicePanel({ service, picture }: { service: Service; picture: ReactNode }) {
  const { title, description, thread, href } = service;
  return (
    <>
      <div className={`services-text relative thread-${thread}`}>
        <h3 className="mb-2.5 type-h4 not-noscript:hidden">{title}</h3>
        <p className="text-ink-2">{description}</p>
        <p className="mt-4 flex flex-wrap gap-2.5">
          <ButtonLink look="ink" size="small" href={href}>
            Explore More<span className="sr-only">{`: ${title}`}</span>
          </ButtonLink>
          <Button look="outline" size="small" {...opensDemo}>
            Book a Demo
          </Button>
        </p>
      </div>
      <div className="services-picture">{picture}</div>
    </>
  );
}
