import { DemoBanner } from '@/components/sections/demo-banner';
import { IndustriesHero } from '@/components/sections/industries-page/industries-hero';
import { IndustryList } from '@/components/sections/industries-page/industry-list';
import { TrustMetrics } from '@/components/sections/industries-page/trust-metrics';
import { WhyChoose } from '@/components/sections/industries-page/why-choose';
import { JsonLd } from '@/components/ui/json-ld';
import {
  industriesFacts,
  industriesHero,
  industryListTitle,
  industryRows,
  trustMetrics,
  whyChoose,
} from '@/content/industries-page';
import { signUpSection } from '@/content/sign-up';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/industries-page/industries-page.css';

const path = routes.industries;
const trail = [
  { label: 'Home', href: routes.home },
  { label: 'Industries', href: path },
] as const;

export const metadata = pageMetadata({ ...industriesFacts, path });

export default function IndustriesPage() {
  const { description } = industriesFacts;
  const parts = industryRows.map(({ title, link }) => ({ name: title, path: link.href }));
  return (
    <>
      <JsonLd data={collectionPage({ name: industriesHero.heading, description, path, parts })} />
      <IndustriesHero trail={trail} content={industriesHero} industries={industryRows} />
      <IndustryList title={industryListTitle} industries={industryRows} />
      <WhyChoose content={whyChoose}>
        <TrustMetrics {...trustMetrics} />
      </WhyChoose>
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
