import { comparison } from '@/components/artwork/maps/comparison';
import { heroPhonePlan, heroPlan } from '@/components/artwork/maps/hero-plan';
import { ClientMarquee } from '@/components/sections/client-marquee';
import { Community } from '@/components/sections/community';
import { Constraints } from '@/components/sections/constraints';
import { FeatureBlocks } from '@/components/sections/feature-blocks';
import { Hero } from '@/components/sections/hero';
import { HeroMap } from '@/components/sections/hero-map';
import { HowItWorks } from '@/components/sections/how-it-works';
import { Industries } from '@/components/sections/industries';
import { IntegrationsRails } from '@/components/sections/integrations-rails';
import { Languages } from '@/components/sections/languages';
import { PricingPlans } from '@/components/sections/pricing-plans';
import { Services } from '@/components/sections/services';
import { SignUpBand } from '@/components/sections/sign-up-band';
import { SuccessStories } from '@/components/sections/success-stories';
import { Testimonials } from '@/components/sections/testimonials';
import { caseStudies, storiesSection } from '@/content/case-studies';
import { customers, customersSection } from '@/content/customers';
import { featureGroups, featuresSection, notificationExamples } from '@/content/features';
import { flags } from '@/content/flags';
import { fleet, nextStop, proofOfDelivery } from '@/content/fleet';
import { communityRows, communitySection } from '@/content/home/community';
import { constraintsSection, featureCards } from '@/content/home/constraints';
import { homeHero, homeHeroMap } from '@/content/home/hero';
import { industries, industriesSection } from '@/content/industries';
import { integrationGroups, integrationsSection } from '@/content/integration-groups';
import { featuredLanguages, languages, languagesSection } from '@/content/languages';
import { plans, plansSection } from '@/content/plans';
import { deliveryStats } from '@/content/products/delivery-stats';
import { services, servicesSection } from '@/content/services';
import { signUpSection } from '@/content/sign-up';
import { site } from '@/content/site';
import { steps, stepsSection } from '@/content/steps';
import { testimonials, testimonialsSection } from '@/content/testimonials';
import './home.css';

/** The home page's sections in order; the unknown-address page shows them too. */
export function HomeSections() {
  const map = (
    <HeroMap image={homeHero.image} content={homeHeroMap} wide={heroPlan} narrow={heroPhonePlan} />
  );
  return (
    <>
      <Hero id="home" content={homeHero} showExplore={flags.showExploreLink} picture={map} />
      <ClientMarquee {...customersSection} customers={customers} />
      <Services
        id="our-services"
        {...servicesSection}
        services={services}
        day={fleet}
        stop={nextStop}
        proof={proofOfDelivery}
      />
      <Constraints
        id="constraints"
        {...constraintsSection}
        cards={featureCards}
        comparison={comparison}
      />
      <Industries id="industries" {...industriesSection} industries={industries} />
      <IntegrationsRails id="integrations" {...integrationsSection} groups={integrationGroups} />
      <SuccessStories
        id="stories"
        {...storiesSection}
        stories={caseStudies}
        figures={deliveryStats}
      />
      <Community id="community" {...communitySection} rows={communityRows} />
      <Languages
        id="languages"
        {...languagesSection}
        featured={featuredLanguages}
        languages={languages}
      />
      <Testimonials {...testimonialsSection} testimonials={testimonials} />
      <PricingPlans {...plansSection} plans={plans} />
      <FeatureBlocks
        {...featuresSection}
        groups={featureGroups}
        notifications={notificationExamples}
      />
      <HowItWorks {...stepsSection} steps={steps} />
      <SignUpBand {...signUpSection} email={site.email} />
    </>
  );
}
