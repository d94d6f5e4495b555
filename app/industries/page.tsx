import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TermList } from '@/components/blocks/term-list/term-list';
import { IndustriesHero } from '@/components/pages/industries/industries-hero';
import { IndustryList } from '@/components/pages/industries/industry-list';
import { WhyChoose } from '@/components/pages/industries/why-choose';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { signUpSection } from '@/content/home/sign-up';
import { security, whyChoose } from '@/content/industries-page';
import {
  industries,
  industriesPage,
  securityItems,
  trustMetrics,
} from '@/lib/content/stories/industries';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.industries;
const { facts, hero, listTitle } = industriesPage;
const trail = [{ label: 'Industries', href: path }] as const;

export const metadata = pageMetadata({ ...facts, path });

export default function IndustriesPage() {
  const { description } = facts;
  const parts = industries.map(({ title, href }) => ({ name: title, path: href }));
  return (
    <>
      <JsonLd data={collectionPage({ name: hero.heading, description, path, parts })} />
      <IndustriesHero trail={trail} content={hero} industries={industries} />
      <IndustryList title={listTitle} industries={industries} />
      <WhyChoose content={whyChoose} trust={trustMetrics} />
      <TermList {...security} id="security" items={securityItems} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
