import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { IndustriesHero } from '@/components/pages/industries/industries-hero';
import { IndustryList } from '@/components/pages/industries/industry-list';
import { TrustMetrics } from '@/components/pages/industries/trust-metrics';
import { WhyChoose } from '@/components/pages/industries/why-choose';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { signUpSection } from '@/content/home/sign-up';
import {
  industriesFacts,
  industriesHero,
  industryListTitle,
  trustMetrics,
  whyChoose,
} from '@/content/industries-page';
import { listedIndustries } from '@/lib/content/use-cases';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.industries;
const trail = [{ label: 'Industries', href: path }] as const;

export const metadata = pageMetadata({ ...industriesFacts, path });

export default function IndustriesPage() {
  const { description } = industriesFacts;
  const parts = listedIndustries.map(({ title, link }) => ({ name: title, path: link.href }));
  return (
    <>
      <JsonLd data={collectionPage({ name: industriesHero.heading, description, path, parts })} />
      <IndustriesHero trail={trail} content={industriesHero} industries={listedIndustries} />
      <IndustryList title={industryListTitle} industries={listedIndustries} />
      <WhyChoose content={whyChoose}>
        <TrustMetrics {...trustMetrics} />
      </WhyChoose>
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
